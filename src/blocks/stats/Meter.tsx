import { bar, ring } from "./meterStyles";

const CENTER = { cx: 18, cy: 18, r: 16 };

/** A bar or a ring that is filled up to a percentage. Renders an `<svg>` with the role of a meter. */
export function Meter({ progress, label, isRing }: { progress: number; label: string; isRing: boolean }) {
  const meter = {
    role: "meter",
    "aria-label": label,
    "aria-valuenow": progress,
    "aria-valuemin": 0,
    "aria-valuemax": 100,
  };
  return isRing ? (
    <svg {...meter} viewBox="0 0 36 36" css={ring}>
      <circle {...CENTER} />
      <circle {...CENTER} pathLength="100" strokeDasharray={`${progress} 200`} />
    </svg>
  ) : (
    <svg {...meter} viewBox="0 0 100 1" preserveAspectRatio="none" css={bar}>
      <path d={`M0 .5H${progress}`} />
    </svg>
  );
}
