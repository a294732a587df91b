import { dayNear } from "./written-day.rules.ts";

/** Every number begins here and none can fail half way, so that a text is read once. */
const numbers = /[\d０-９][\d０-９.,．，]*/g;
const currency = /(?:[€$£¥₹₺₽₩]|\b(?:eur|usd|gbp|chf|jpy|cny|brl|pln|sek|nok|dkk|czk|us\$|r\$))\s?$/i;
const unit =
  /^\s?-?(?:[%‰°€$£¥₹₺₽₩％℃℉㎡㎥㎏㎎㎝㎜㎞㏄㍑]|[万億亿]?[円元원]|分|秒|時間|小时|小時|天|公里|公斤|キロ|センチ|ミリ|パーセント|グラム|メートル|リットル|ワット|ボルト|平方|[かカケヵヶ]月|週間|日間|年間|度|畳|坪|(?:eur|usd|gbp|chf|jpy|cny|brl|pln|sek|nok|dkk|czk|euros?|dollars?|pounds?|percent|prozent|por ?ciento|per ?cento|pour ?cent|procent|km|cm|mm|m|m²|m³|ft|inch(?:es)?|miles?|mi|yd|kg|g|mg|lbs?|oz|l|ml|cl|dl|gal|kwh|wh|kw|mw|w|v|mah|ah|hz|khz|mhz|ghz|kb|mb|gb|tb|pb|kbit|mbit|gbit|mbps|gbps|px|dpi|db|bar|psi|nm|kj|kcal|ms|s|sec|seconds?|min|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?|км|кг|см|мм|руб|std|stk|sekunden?|minuten?|stunden?|tagen?|tage?|wochen?|monaten?|monate?|jahren?|jahre?|secondes?|heures?|jours?|semaines?|mois|ans|segundos?|minutos?|horas?|d[ií]as?|semanas?|meses|años?|secondi|secondo|minuti|minuto|ora|giorni|giorno|settiman[ae]|mesi|mese|anni|anno|seconden?|minuut|uur|uren|dagen|dag|weken|week|maanden|maand|jaar|jaren|dias?|mês|anos?|people|users?|customers?|million|billion|thousand|millionen|mio|mrd|milliarden|millions?|milliards?|millones|milioni|miliardi|miljoen|miljard|milhões|bilhões)(?![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]))/iu;
const beforeCharacters = 5;
const afterCharacters = 16;
const countMax = 10_000;

/** How many numbers with a unit, prices and dates a text holds: what can be quoted. */
export function factCount(text: string): number {
  if (!/[\d０-９]/.test(text)) return 0;
  let count = 0;
  let datedUntil = 0;
  for (const { 0: number, index } of text.matchAll(numbers)) {
    if (count === countMax) break;
    if (index < datedUntil) continue;

    const date = dayNear(text, index, number);
    if (date) {
      datedUntil = date.end;
      count += 1;
      continue;
    }
    const end = index + number.replace(/[.,]+$/, "").length;
    const before = text.slice(Math.max(0, index - beforeCharacters), index);
    if (unit.test(text.slice(end, end + afterCharacters)) || currency.test(before)) count += 1;
  }
  return count;
}
