/** What a word says about the thing it is said of, from -3 to 3; undefined for words that judge nothing. */
export function wordValue(word: string): number | undefined {
  return values.get(word);
}

export function isNegation(word: string): boolean {
  return negations.has(word) || word.endsWith("n't");
}

const negations = new Set(
  "not no never without lacks lacking hardly neither nor cannot isnt doesnt".split(" "),
);

/** Words that reviews of products and companies judge by, in English. */
const lexicon: readonly (readonly [number, string])[] = [
  [3, "best excellent outstanding superb exceptional unmatched unbeatable perfect amazing fantastic"],
  [
    2,
    `great leading powerful impressive reliable trusted trustworthy recommended love loved loves award-winning superior
    robust seamless intuitive innovative favorite favourite acclaimed praised excels excel stellar brilliant delightful
    well-regarded user-friendly top-rated first-rate versatile comprehensive secure strong stands-out renowned`,
  ],
  [
    1,
    `good easy fast popular affordable helpful useful solid simple flexible smooth quick clean modern friendly generous
    accurate efficient effective responsive ideal suitable benefit benefits strength strengths advantage advantages
    recommend winner wins enjoy nice better safe transparent well convenient stable rich respected reputable`,
  ],
  [
    -1,
    `limited expensive pricey costly slow complex complicated confusing outdated clunky steep basic weak lacks lacking
    missing concern concerns drawback drawbacks downside downsides weakness weaknesses issue issues difficult hard
    inconsistent overpriced cons mixed bloated cumbersome struggles struggle inflexible criticized criticised complaint
    complaints worse mediocre dated rigid`,
  ],
  [
    -2,
    `bad poor unreliable buggy frustrating disappointing disappointed problem problems fails failed failure failing
    insecure breach breaches lawsuit unresponsive misleading avoid unstable crash crashes crashing hidden deceptive
    fined unhelpful inferior broken rude`,
  ],
  [-3, "worst terrible awful horrible scam fraud fraudulent useless dangerous abysmal unacceptable"],
];

const values = new Map(
  lexicon.flatMap(([value, words]) => words.split(/\s+/).map((word) => [word, value] as const)),
);
