import { useEffect, useRef, useState } from "react";
import { useSettings } from "../Settings";
import { Face } from "./Face";
import { faceAddress } from "./faceAddress";

/**
 * The picture of a person beside their name. Renders a `Face`. A placeholder stands there
 * until the nearest `[data-avatar-trigger]` around it is hovered, touched or focused; then the picture of
 * the avatar service fades in. Where the site wants faces at once, the browser asks for each as soon as it is on the
 * screen, also without scripts.
 * - `name`: the name that the avatar service knows
 * - `src`: a picture of their own, shown at once instead
 */
export function Avatar({
  name,
  src,
  className,
}: {
  name: string;
  src?: string | undefined;
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
  return <Face ref={frame} src={picture} fades={!atOnce} className={className} />;
}

const triggerEvents = ["pointerenter", "focusin", "touchstart"] as const;
