/** Words of links that say nothing of where they lead, in seven languages. */
const vague: ReadonlySet<string> = new Set(
  [
    "here|click here|click|this|this link|this page|link|more|more info|more information|read more|learn more|see more|view more|show more|find out more|discover more|details|see details|view details|continue|continue reading|go|read on|read|view|more details|full story",
    "hier|hier klicken|klicken sie hier|klick hier|mehr|mehr lesen|mehr erfahren|weiterlesen|weiter|mehr infos|mehr informationen|zum artikel|jetzt lesen|mehr dazu|ansehen|weitere informationen|lesen",
    "ici|cliquez ici|cliquer ici|plus|lire plus|lire la suite|en savoir plus|voir plus|suite|plus d'infos|plus d'informations|découvrir|voir|lire",
    "aquí|haz clic aquí|haga clic aquí|clic aquí|más|leer más|ver más|saber más|más información|más info|seguir leyendo|continuar leyendo|detalles|ver|leer",
    "qui|clicca qui|più|leggi|leggi di più|leggi tutto|scopri di più|scopri|maggiori informazioni|continua|continua a leggere|per saperne di più|altro|dettagli",
    "klik hier|meer|lees meer|lees verder|meer lezen|meer info|meer informatie|verder lezen|bekijk|meer weten|ontdek meer",
    "aqui|clique aqui|mais|leia mais|ler mais|saiba mais|saber mais|ver mais|mais informações|continuar a ler|continue lendo|detalhes",
  ].flatMap((words) => words.split("|")),
);
const charactersMax = 60;

/** Whether the words of a link say nothing by themselves; arrows and points beside them do not help. */
export function isVague(words: string): boolean {
  if (words.length > 2 * charactersMax) return false;
  const lower = words.trim().toLowerCase();
  if (vague.has(lower)) return true;
  if (/^[a-z0-9 ]*$/.test(lower)) return false;
  const plain = lower
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .trim();
  return plain.length <= charactersMax && vague.has(plain);
}
