import { css } from "@emotion/react";
import { withoutScripts } from "../../styling/theme/media";
import { size } from "../../styling/theme/tokens";
import { ServerLight } from "../../ui/live/ServerLight";
import { type ServerState, stateInWords } from "../../ui/live/serverView";
import { useLabels } from "../../ui/Settings";

const states = ["online", "offline", "unknown", "asking"] as const;

/** The state of a server as a light and a word, in a place as wide as the longest of these words. Renders a `<p>`. */
export function StateWord({ state }: { state: ServerState }) {
  const labels = useLabels();
  const isAsking = state === "asking";
  return (
    <p css={place} data-words={states.map((one) => stateInWords(one, labels)).join("\n")}>
      <span css={words}>
        <ServerLight state={state} />
        <span css={isAsking && whenAsked}>{stateInWords(state, labels)}</span>
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
  /* The words, each behind a light. */
  &::after {
    content: attr(data-words);
    block-size: 0;
    overflow: hidden;
    padding-inline-start: 1.2em;
    visibility: hidden;
    white-space: pre;
  }
`;

const words = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
`;

const whenAsked = css`
  ${withoutScripts} & {
    display: none;
  }
`;

/* Without scripts nobody will ask. */
const whenUnasked = css`
  display: none;
  ${withoutScripts} & {
    display: inline;
  }
`;
