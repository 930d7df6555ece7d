// check-english: off (quotes the sentences that it replaces)
// The constructions that make English read like a translation. Each rule has a sentence that breaks it and the sentence to write
// instead; a test holds both against the pattern.

// After these words "of it" and "of them" are ordinary English: "all of it", "two of them".
const QUANTITY = [
  ..."ahead all any because both care copies copy each either enough few first four front half hundred independent".split(
    " ",
  ),
  ..."independently instead last list lists many more most much neither none one only out outside part parts rest".split(
    " ",
  ),
  ..."rid several some thousand three top two use".split(" "),
].join("|");

interface Rule {
  name: string;
  pattern: RegExp;
  instead: string;
  odd: string;
  plain: string;
}

export const rules: Rule[] = [
  {
    name: "position-verb",
    pattern:
      /\b(?:stands|stood|lies|lain)\b(?! (?:for|out|in for|alone)\b)|\b(?:may|can|must|should|they|which|that|who|and|words|keys|pictures|links|pages|files|dates|lines|cards|buttons) (?:stand|lie)\b(?! (?:for|out)\b)/gi,
    instead: "is, are, goes, contains",
    odd: "The pictures lie in a folder.",
    plain: "The pictures are in a folder.",
  },
  {
    name: "where-for-if",
    pattern:
      /\b(?:absent|empty|nothing|none|missing|null|undefined|true|false|only|but|even|also|except|not) where\b|(?<=^\s*|[.;:]\s+)Where (?!to\b|from\b|(?:is|are|do|does|can|did|should|was)\b)[^.?\n]{3,90}, (?=(?:it|they|the|an?|this|that|its|their|there|nothing|nobody|no|each|one|visitors|these|all|write|use|add)\b)|\bwhere (?:there (?:is|are|was|were)|it has|it is (?:not|known|wanted|needed|missing)|(?:one|none) is|that is|this is|nothing|something|somebody|nobody|needed|they (?:have|can)|no \w+)\b/g,
    instead: "if, when, unless",
    odd: "It is undefined where no folder is usable.",
    plain: "It is undefined if no folder is usable.",
  },
  {
    name: "headless-clause",
    pattern:
      /(?<=^[\s*]*|[.!]\s+|[;:]\s+|@\w+ (?:\w+ - )?)(?:What|Whatever|Who|Whoever)\b(?! (?:if|about|to|must|is new|happens|changed|it does|it is|you|we)\b)[^?\n.]{8,}[.;,:](?=\s|$)|\b(?:of|than|beside|behind|but|among|besides) (?:what|who)\b/g,
    instead: "a noun first",
    odd: "Who has closed the notice does not see it again.",
    plain: "Visitors who close the notice do not see it again.",
  },
  {
    name: "pronoun-genitive",
    pattern: new RegExp(
      `(?<!(?:\\b(?:${QUANTITY})|\\bevery one|est|Xx+|\\d) )\\bof (?:it|them)\\b(?!')|\\b(?:process|script|thread|stylesheet|file|chunk|module|column|frame|rule|style|name)s? of (?:its|their) own\\b|(?<!\\b(?:like|than|as|from|with|still|to|and) )\\b(?:that|those) of\\b`,
      "gi",
    ),
    instead: "its, their, separate, or the noun again",
    odd: "Its colours are those of the theme.",
    plain: "It uses the theme's colours.",
  },
  {
    name: "comma-so-that",
    pattern: /, so that (?:no|nobody|nothing|none|it|they|each|one|visitors)\b/g,
    instead: "so, for a result; so that without a comma, for a purpose",
    odd: "The label is short, so that it fits.",
    plain: "The label is short so that it fits.",
  },
  {
    name: "causal-as",
    pattern: /, as (?:there|these|those|nobody|nothing|none|no|its \w+ (?:is|are|has|was)|each|such a) /g,
    instead: "because",
    odd: "It is not published, as nothing uses it.",
    plain: "It is not published because nothing uses it.",
  },
  {
    name: "tells",
    pattern:
      /\b(?:tells?|telling) (?:of|nobody|nothing|which|how|whether|what|where|that|its|more|(?:an?|the) (?!visitor|reader|owner|user|browser|program))\b(?![^.]{0,40} apart)|\b(?:is|are|was|were|(?<!can )be|been|being) told\b(?! apart)|\btold (?:of|last|before|once|in|as)\b/gi,
    instead: "reports, describes, shows, says",
    odd: "The page tells of eight hosts.",
    plain: "The page covers eight hosts.",
  },
  {
    name: "knows",
    pattern: /\bknows? (?:no|nothing|of|none)\b|\bthat (?:know|knows) it\b/gi,
    instead: "supports, has, is independent of",
    odd: "A shell that knows no pipes.",
    plain: "A shell that does not support pipes.",
  },
  {
    name: "also-before",
    pattern: /(?<!and )\balso (?:where|when|if|in|on|of|as|with|at|for|after|before|without|while|to)\b/gi,
    instead: "even when, including",
    odd: "It works also when the network is slow.",
    plain: "It works even when the network is slow.",
  },
  {
    name: "fronted-of",
    pattern: /(?<=^[\s*]*|[.;:]\s+)Of (?:a|an|the|each|every|what|several|two|one|those|all) /gi,
    instead: "the subject first",
    odd: "Of several lists the page shows one.",
    plain: "The page shows one of several lists.",
  },
  {
    name: "heavy-relative",
    pattern:
      /(?:, (?:with|by|for|of|from|behind) which\b)|\b(?<!(?:all|any|each|most|some|none|one|both|many|two|three|regardless|independent|half) )of which\b(?! (?:is|are) )|\b(?:in|by) front of which\b/gi,
    instead: "two sentences, or whose",
    odd: "It has 2 MB, for which visitors wait.",
    plain: "It has 2 MB. Visitors wait for it.",
  },
  {
    name: "does-so",
    pattern: /(?<!\bto )\b(?:does|do|did) so\b|(?<=[.;]\s+)(?:So|so) (?:it is|is it|does|do|has|have|are)\b/g,
    instead: "the verb again",
    odd: "The editor does so too.",
    plain: "The editor saves it too.",
  },
  {
    name: "but-for",
    pattern:
      /\bbut for\b|\b(?:all|none|no \w+) but\b(?! (?:not|also|it|they|the ones)\b)|\bnot? (?:other|otherwise) than\b|\botherwise than\b/gi,
    instead: "except, only",
    odd: "It removes every file, all but the config.",
    plain: "It removes every file except the config.",
  },
  {
    name: "some-number",
    pattern: /\bsome \d/gi,
    instead: "about",
    odd: "It takes some 26 seconds.",
    plain: "It takes about 26 seconds.",
  },
  {
    name: "old-adverb",
    pattern:
      /\b(?:anew|thereby|therein|thereof|wherein|whereby|hereby|nowhere but|all the same|further (?:up|down|on|in)|no more\b(?! than))\b|, else the\b|, or else\b/gi,
    instead: "again, above, below, otherwise, still",
    odd: "The site is built anew.",
    plain: "The site is built again.",
  },
  {
    name: "itself",
    pattern: /\bby (?:itself|themselves)\b/gi,
    instead: "automatically, on its own",
    odd: "The page reloads by itself.",
    plain: "The page reloads automatically.",
  },
  {
    name: "translated-idiom",
    pattern:
      /\b(?:does away with|do away with|comes? to life|takes? (?:its|their|the) place|in (?:its|their) place|in place of|comes? to (?:a|the|your) (?:site|page|whole)|takes? (?:it|them) for|is for (?:it|them)|holds? (?:it|them|builds?|nothing) up|made of it|made of them|(?:that|which|who) (?:has|have) none|there (?:is|are) (?:none|not)\b(?! enough)|lead round|may well)\b/gi,
    instead: "the usual verb: replace, hydrate, delay, resolve",
    odd: "The page comes to life at once.",
    plain: "The page hydrates at once.",
  },
  {
    name: "plain-word",
    pattern:
      /\b(?:(?<!plus |minus |currency |a |single |matched |existing )signs?|notes of|mail programs?|without scripts|where scripts run|the (?:clock|clocks)|turns? to other|small letters|endings? of (?:its|their|the) name|half of a character|picture of links?|the way to (?:a|the|each|it)|a dead|(?:is|are) dead|packed|foreign|asked about)\b/gi,
    instead: "the field's term",
    odd: "The picture loses the notes of the camera.",
    plain: "The picture loses its metadata.",
  },
];
