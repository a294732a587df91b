import { classify, createClassifier } from "@citelens/crawlers";

interface BenchRow {
  readonly what: string;
  readonly value: string;
  readonly ratio: string;
}

/**
 * How many user agents a core classifies in a second, next to a ceiling that runs one regular expression
 * over each. All contenders take turns on the same strings, so that a busy machine slows them alike; trust
 * the ratios. Takes about two seconds.
 */
export async function benchClassify(): Promise<BenchRow[]> {
  const cached = createClassifier({ cacheSize: 10_000 });
  const contenders = [
    { what: "one regular expression (ceiling)", run: countMatches((userAgent) => /bot/i.test(userAgent)) },
    { what: "classify, uncached", run: countMatches((userAgent) => classify(userAgent) !== undefined) },
    { what: "classify, cached", run: countMatches((userAgent) => cached(userAgent) !== undefined) },
  ];
  const times = measure(
    contenders.map(({ run }) => run),
    { roundsMin: 40, durationMs: 1800 },
  );
  const [ceiling = Number.NaN] = times;
  return contenders.map(({ what }, index) => {
    const ms = times[index] ?? Number.NaN;
    const perSecond = Math.round(mix.length / (ms / 1000));
    return { what, value: `${perSecond.toLocaleString("en")}/s`, ratio: (ceiling / ms).toFixed(3) };
  });
}

/** The median duration in milliseconds of each contender's pass over the mix, after a warm-up. */
function measure(
  passes: readonly (() => number)[],
  bounds: { roundsMin: number; durationMs: number },
): number[] {
  for (let warmUp = 0; warmUp < 10; warmUp++) for (const pass of passes) pass();

  const samples = passes.map((): number[] => []);
  const endsAt = performance.now() + bounds.durationMs;
  for (let round = 0; round < bounds.roundsMin || performance.now() < endsAt; round++) {
    passes.forEach((pass, index) => {
      const startedAt = performance.now();
      pass();
      samples[index]?.push(performance.now() - startedAt);
    });
  }
  return samples.map((sample) => sample.sort((a, b) => a - b)[sample.length >> 1] ?? Number.NaN);
}

/** Counting keeps the compiler from dropping work whose result nobody reads. */
function countMatches(matches: (userAgent: string) => boolean): () => number {
  return () => mix.reduce((count, userAgent) => count + Number(matches(userAgent)), 0);
}

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/{v}.0.0.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_{v} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const gecko = "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko";

/** A quarter agents, the rest people, libraries, monitors and previews; {v} is a version. */
const templates = [
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/{v}.0.0.0`,
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36`,
  `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 14; SM-S918B; wv) ${chrome} Mobile Safari/537.36 Instagram {v}.0.0.41.90 Android (34/14; 480dpi; 1080x2340; samsung; SM-S918B; dm3q; qcom; de_DE; 770000000)`,
  `Mozilla/5.0 (Linux; Android 13; SM-A536B) ${chrome} SamsungBrowser/28.0 Mobile Safari/537.36`,
  `${iphone} Version/18.{v} Mobile/15E148 Safari/604.1`,
  `${iphone} CriOS/{v}.0.7390.41 Mobile/15E148 Safari/604.1`,
  `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/{v}.0.0.33.109;FBBV/770000000;FBDV/iPhone15,3;FBMD/iPhone;FBSN/iOS;FBSV/18.6;FBSS/3;FBCR/;FBID/phone;FBLC/de_DE;FBOP/5]`,
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.{v} Safari/605.1.15",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:{v}.0) Gecko/20100101 Firefox/{v}.0",
  "Mozilla/5.0 (X11; Linux x86_64; rv:{v}.0) Gecko/20100101 Firefox/{v}.0",
  "curl/8.{v}.0",
  "python-requests/2.{v}.3",
  "Go-http-client/2.{v}",
  "okhttp/4.{v}.0",
  "axios/1.{v}.2",
  "Mozilla/5.0+(compatible; UptimeRobot/2.{v}; http://www.uptimerobot.com/)",
  "facebookexternalhit/1.{v} (+http://www.facebook.com/externalhit_uatext.php)",
  "Slackbot-LinkExpanding 1.{v} (+https://api.slack.com/robots)",
  "Feedly/1.{v} (+http://www.feedly.com/fetcher.html; 12 subscribers)",
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 OPR/{v}.0.0.0`,
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Code/1.{v}.1 Electron/37.3.1 Safari/537.36`,
  `${gecko}); compatible; GPTBot/1.{v}; +https://openai.com/gptbot`,
  `${gecko}); compatible; ChatGPT-User/1.{v}; +https://openai.com/bot`,
  `${gecko}; compatible; ClaudeBot/1.{v}; +claudebot@anthropic.com)`,
  `${gecko}; compatible; PerplexityBot/1.{v}; +https://perplexity.ai/perplexitybot)`,
  "meta-externalagent/1.{v} (+https://developers.facebook.com/docs/sharing/webmasters/web-crawlers)",
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${chrome} Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  `${gecko}; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/{v}.0.0.0 Safari/537.36`,
  "Mozilla/5.0 (compatible; AhrefsBot/7.{v}; +http://ahrefs.com/robot/)",
];

const versions = Array.from({ length: 64 }, (_, index) => String(80 + index));
const mix = versions.flatMap((version) => templates.map((template) => template.replaceAll("{v}", version)));

if (import.meta.main) console.table(await benchClassify());
