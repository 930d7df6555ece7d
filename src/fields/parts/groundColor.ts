/** The colours of a theme that can be grounds of blocks and page headers. */
export const groundColors = ["primary", "accent"] as const;

export type GroundColor = (typeof groundColors)[number];

export const isGroundColor = (ground: unknown) => groundColors.includes(ground as GroundColor);
