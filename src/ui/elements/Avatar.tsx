import { useEffect, useRef, useState } from "react";
import { useSettings } from "../Settings";
import type { FaceDrawing } from "../../fields/pictures/face";
import { DrawnFace } from "./DrawnFace";
import { Face } from "./Face";
import { faceAddress } from "./faceAddress";

/**
 * The picture of a person beside their name. Renders a `Face` with a placeholder. The avatar fades in when the nearest
 * `[data-avatar-trigger]` ancestor is hovered, touched or focused. If the site always shows avatars, the browser
 * lazy-loads them, even without JavaScript.
 * - `name`: the name that the avatar service knows
 * - `src`: the person's own picture, which is always visible
 * - `drawn`: the face that is drawn from the name
 */
export function Avatar({
  name,
  src,
  drawn,
  className,
}: {
  name: string;
  src?: string | undefined;
  drawn?: FaceDrawing | undefined;
  className?: string | undefined;
}) {
  const { avatars } = useSettings();
  const frame = useRef<HTMLSpanElement>(null);
  const atOnce = src !== undefined || avatars.load === "visible";
  const [wanted, setWanted] = useState(atOnce);
  const onDemand = !atOnce && avatars.url !== undefined;

  useEffect(() => {
    const trigger = frame.current?.closest("[data-avatar-trigger]");
    if (!onDemand || !trigger) return undefined;
    const want = () => setWanted(true);
    const options = { once: true, passive: true };
    for (const type of triggerEvents) trigger.addEventListener(type, want, options);
    return () => {
      for (const type of triggerEvents) trigger.removeEventListener(type, want);
    };
  }, [onDemand]);

  const picture = src ?? (wanted ? faceAddress(name, avatars) : undefined);
  return (
    <Face ref={frame} src={picture} fades={!atOnce} isBare={drawn?.style === "crest"} className={className}>
      {drawn && <DrawnFace drawing={drawn} />}
    </Face>
  );
}

const triggerEvents = ["pointerenter", "focusin", "touchstart"] as const;
