import { css } from "@emotion/react";
import { withoutScripts } from "../../styling/theme/media";
import { size } from "../../styling/theme/tokens";
import { ServerLight } from "../../ui/live/ServerLight";
import { type ServerState, wordsOfStates } from "../../ui/live/serverView";
import { useLabels } from "../../ui/Settings";

/** The state of a server as a light and a word. Always as wide as the longest word. Renders a `<p>`. */
export function StateWord({ state }: { state: ServerState }) {
  const labels = useLabels();
  const words = wordsOfStates(labels);
  const isAsking = state === "asking";
  return (
    <p css={place} data-words={Object.values(words).join("\n")}>
      <span css={spoken}>
        <ServerLight state={state} />
        <span css={isAsking && whenAsked}>{words[state]}</span>
        {isAsking && <span css={whenUnasked}>{labels.serverUnknown}</span>}
      </span>
    </p>
  );
}

const place = css`
  display: inline-grid;
  flex: none;
  max-inline-size: 100%;
  font-size: ${size.s};
  font-weight: 600;
  line-height: 1.45;
  /* Reserves the width of the longest word. */
  &::after {
    content: attr(data-words);
    block-size: 0;
    overflow: hidden;
    padding-inline-start: 1.2em;
    visibility: hidden;
    white-space: pre;
  }
`;

const spoken = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
`;

const whenAsked = css`
  ${withoutScripts} & {
    display: none;
  }
`;

/* Without JavaScript, the server is never queried. */
const whenUnasked = css`
  display: none;
  ${withoutScripts} & {
    display: inline;
  }
`;
