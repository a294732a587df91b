/** Words of links that say nothing of where they lead, in ten languages. */
const vague: ReadonlySet<string> = new Set(
  [
    "here|click here|click|this|this link|this page|link|more|more info|more information|read more|learn more|see more|view more|show more|find out more|discover more|details|see details|view details|continue|continue reading|go|read on|read|view|more details|full story",
    "hier|hier klicken|klicken sie hier|klick hier|mehr|mehr lesen|mehr erfahren|weiterlesen|weiter|mehr infos|mehr informationen|zum artikel|jetzt lesen|mehr dazu|ansehen|weitere informationen|lesen",
    "ici|cliquez ici|cliquer ici|plus|lire plus|lire la suite|en savoir plus|voir plus|suite|plus d'infos|plus d'informations|découvrir|voir|lire",
    "aquí|haz clic aquí|haga clic aquí|clic aquí|más|leer más|ver más|saber más|más información|más info|seguir leyendo|continuar leyendo|detalles|ver|leer",
    "qui|clicca qui|più|leggi|leggi di più|leggi tutto|scopri di più|scopri|maggiori informazioni|continua|continua a leggere|per saperne di più|altro|dettagli",
    "klik hier|meer|lees meer|lees verder|meer lezen|meer info|meer informatie|verder lezen|bekijk|meer weten|ontdek meer",
    "aqui|clique aqui|mais|leia mais|ler mais|saiba mais|saber mais|ver mais|mais informações|continuar a ler|continue lendo|detalhes",
    "こちら|ここ|こちらから|詳細|詳細を見る|詳しく見る|詳しくはこちら|詳細はこちら|もっと見る|もっと読む|続きを読む|続きはこちら|ここをクリック",
    "更多|查看更多|了解更多|了解详情|查看详情|阅读更多|阅读全文|点击这里|点击查看|这里|详情|更多信息|更多資訊|閱讀更多|了解詳情|點擊這裡|這裡",
    "هنا|اضغط هنا|انقر هنا|المزيد|اقرأ المزيد|للمزيد|التفاصيل|여기|더보기|더 보기|자세히 보기|자세히",
  ].flatMap((words) => words.split("|")),
);
const charactersMax = Math.max(...[...vague].map(({ length }) => length));
const besideMax = 10;

/** Whether the words of a link say nothing by themselves; arrows and points beside them do not help. */
export function isVague(words: string): boolean {
  const trimmed = words.trim();
  // What stands beside them is little.
  if (trimmed.length > charactersMax + besideMax) return false;
  const lower = trimmed.toLowerCase();
  if (lower.length <= charactersMax && vague.has(lower)) return true;
  if (/^[a-z0-9 ]*$/.test(lower)) return false;
  const plain = lower
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .trim();
  return plain.length <= charactersMax && vague.has(plain);
}
