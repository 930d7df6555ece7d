import { css, keyframes } from "@emotion/react";
import { useEffect, useSyncExternalStore } from "react";
import { media } from "../styling/theme/media";
import { color } from "../styling/theme/tokens";
import { useToast } from "../ui/controls/Toasts";
import { useSettings } from "../ui/Settings";
import type { PageSource } from "./pageSource";

/** A progress bar if the next page is slow, or a message that offers to try again if its host is unreachable. */
export function JourneyNotice({ source }: { source: PageSource }) {
  const journey = useSyncExternalStore(source.subscribe, source.getJourney, source.getJourney);
  const { labels, toasts } = useSettings();
  const show = useToast();
  const again = journey?.again;

  useEffect(() => {
    if (again) show({ ...toasts.standard.pageFailed, action: { label: labels.tryAgain, run: again } });
  }, [again, labels, show, toasts]);

  return journey && !again && <div css={bar} data-journey="" />;
}

const grow = keyframes`
  from { scale: 0 1; }
`;

const bar = css`
  position: fixed;
  z-index: 50;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 3px;
  background: ${color.primary};
  ${media.motion} {
    transform-origin: left;
    animation: ${grow} 8s cubic-bezier(0, 0.7, 0.3, 1);
    &:dir(rtl) {
      transform-origin: right;
    }
  }
  ${media.forcedColors} {
    background: Highlight;
  }
`;
