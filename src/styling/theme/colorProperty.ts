/** The custom property of a colour by its role: `--color-surface-raised` for `surfaceRaised`. */
export function colorProperty(role: string): string {
  return `--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
