/**
 * Accents of Latin, Greek and Cyrillic letters, and the vowel points of Hebrew and Arabic, which most people leave out when they
 * type. In other scripts, such as Thai, Devanagari and Japanese, a mark makes another word.
 */
const optionalMarks = /(?=\p{Mn})[\u0300-\u06ed\u08ca-\u08ff]/gu;

/** A voiced kana, which NFKD takes apart. Left so, a search for は would find ば. */
const voicedKana = /.[\u3099\u309a]/gu;

/** A text as searches compare it: lowercase and without optional marks, so that "Ä", "ä" and "a" are the same. */
export function normalizeText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(optionalMarks, "")
    .replace(voicedKana, (kana) => kana.normalize("NFC"))
    .toLowerCase();
}
