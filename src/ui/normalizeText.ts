/** Accents and vowel points, which most people omit when typing. In other scripts, a mark changes the word. */
const optionalMarks = /(?=\p{Mn})[\u0300-\u06ed\u08ca-\u08ff]/gu;

/** NFKD decomposes voiced kana. Otherwise, a search for は would match ば. */
const voicedKana = /.[\u3099\u309a]/gu;

/** A text for comparison: lowercase and without optional marks, so "Ä", "ä" and "a" are equal. */
export function normalizeText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(optionalMarks, "")
    .replace(voicedKana, (kana) => kana.normalize("NFC"))
    .toLowerCase();
}
