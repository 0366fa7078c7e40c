/** Joins the parts of the texts. A part may add to an area of another part. */
type Areas = Readonly<Record<string, object>>;

export function joined(parts: readonly Areas[]): Areas {
  const whole: Record<string, object> = {};
  for (const part of parts) {
    for (const [area, messages] of Object.entries(part)) whole[area] = { ...whole[area], ...messages };
  }
  return whole;
}
