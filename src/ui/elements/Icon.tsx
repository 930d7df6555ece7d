import type { ReactNode } from "react";
import type { IconData, SvgNode } from "../../fields/pictures/icon";

/**
 * An icon from the config. Renders a decorative `<svg>` in the text colour.
 * - `icon`: the compiled icon
 * - `size`: width and height as a CSS length
 */
export function Icon({
  icon,
  size = "1.25em",
  className,
}: {
  icon: IconData;
  size?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <svg className={className} viewBox={icon.viewBox} width={size} height={size} aria-hidden="true">
      {icon.nodes.map(svgElement)}
    </svg>
  );
}

function svgElement([tag, attributes, children]: SvgNode, index: number): ReactNode {
  const Tag = tag as "g";
  return (
    <Tag key={index} {...attributes}>
      {children?.map(svgElement)}
    </Tag>
  );
}
