import { css } from "@emotion/react";
import type { Compiled } from "../../fields/compiled";
import type { Picture as WrittenPicture } from "../../fields/pictures/image";
import { Picture } from "../../ui/elements/Picture";
import { stack, turns } from "./slideTurns";

/** A slideshow of up to five pictures. With reduced motion, only the first is shown. Renders a `<div>` with `<img>`s. */
export function Slides({ pictures }: { pictures: readonly Compiled<WrittenPicture>[] }) {
  return (
    <div css={[place, pictures.length > 1 && [stack, turns[pictures.length]]]}>
      {pictures.map((picture, index) => (
        <Picture key={index} picture={picture} sizes="100vw" />
      ))}
    </div>
  );
}

const place = css`
  position: relative;
`;
