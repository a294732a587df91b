import { stems } from "@citelens/words";
import { rateWords } from "./values/marks.rules.ts";

/** Words that texts about products and services put for each other beside a number, a group a line. */
const groups: Readonly<Record<string, string>> = {
  en: `
cost costs price priced prices pricing fee charge charged pay
weigh weighs weight weighing heavy
carry carries hold holds support supports load bear capacity
last lasts runtime battery endure run runs running
employ employs employees staff people workers team
customers clients users buyers
founded established started opened launched begun since
deliver delivery delivered ship ships shipping shipped arrive arrives arrival
refund money-back return returned returns reimbursed
warranty guarantee guaranteed guarantees
tall height high
wide width
long length
deep depth
include includes included contain contains comes
answer answers reply replies respond responds response hear
buy purchase order
sell sells sold selling sale
free complimentary nothing
kids children
heat heats heated heating warm warmed
minutes hours days time
check inspect inspection tested test
built made manufactured produced handmade
annual annually yearly
monthly
cheaper save saves saving savings discount off less reduction reduced
power draws draw uses use consumption consumes
cover covers coverage insured insurance insures
store storage stored
recharge charging`,
  de: `
kostenlos kostenfrei kostenfreie gebührenfrei gratis umsonst nichts
kostet kosten preis preise beträgt zahlst bezahlen bezahlt
wiegt gewicht schwer waage
trägt tragkraft belastbar belastbarkeit belastung
mitarbeiter mitarbeitende angestellte beschäftigte beschäftigt arbeiten team
kunden nutzer anwender
gegründet besteht seit gründung
liefern liefert lieferung lieferzeit geliefert versand versendet
rückgabe zurückgeben zurücksenden rückerstattung umtausch
garantie gewährleistung
hoch höhe
breit breite
lang länge
tief tiefe
jährlich jahr
spart sparen sparst ersparnis gespart rabatt skonto nachlass ermäßigung
mieten miete mietet leihen verleih verleiht
öffnet geöffnet offen öffnungszeit
wartung gewartet warten`,
  fr: `
gratuit gratuite gratuits gratuitement offert offerte rien
réduction remise rabais
mesure fait haut hauteur
coûte coûtent prix tarif facturé paie paient payez payer
pèse poids lourd
salariés employés emploie travaillent collaborateurs équipe
clients utilisateurs
fondée fondé création créée depuis
livraison livré livrée expédié expédition
retour retourner remboursement remboursé renvoyer
garantie garantit garanti
autonomie batterie roule
recharge recharger charge
paiement règlement
annuel annuelle année annuellement
location louer loue louez
ouvert ouverte ouvre ouverture`,
  es: `
cuesta cuestan precio tarifa vale
pesa peso
empleados trabajadores equipo personas
clientes usuarios
fundada fundó fundado desde abrió
entrega enviamos envío entregado entregamos
devolución devolver reembolso
garantía garantizamos`,
  it: `
costa costano prezzo tariffa
pesa peso
dipendenti collaboratori persone squadra
clienti utenti
fondata fondato nata dal apertura aperto
consegna spedizione spedito consegnato
reso rimborso restituire
garanzia garantito`,
  nl: `
kost kosten prijs tarief
weegt gewicht
medewerkers werknemers personeel team
klanten gebruikers
opgericht sinds gestart begonnen
levering bezorging bezorgd geleverd verzending
retour retourneren terugsturen geld
garantie`,
  pt: `
custa custam preço tarifa
pesa peso
funcionários colaboradores trabalhadores pessoas equipa equipe
clientes utilizadores usuários
fundada fundado desde nasceu
entrega envio entregue entregamos
devolução devolver reembolso
garantia`,
};

/** "It charges in two hours" is not "we charge two euros". */
const recharging =
  /(?<!\p{L})charges?(?=\s+(?:in|within|fully|up|overnight)(?!\p{L}))|(?<=(?:^|(?<!\p{L})(?:on|one|single|full|per))\s+)charge(?!\p{L}|\s+(?:of|for))/giu;

const withoutCharge =
  /(?<!\p{L})(?:(?:free of|without(?: any)?|at no)(?: extra| additional)? (?:charge|cost)|for free)(?!\p{L})/giu;
const lessByThat = /(?<!\p{L})de moins(?! (?:de|que|d['’])(?!\p{L})|\p{L})/giu;
/** Pattern of "off" behind a figure that is blank. */
const percentOff = /(?<=(?:^|\s{2}|get|at|save|[%€$£\d])\s?) off(?!\p{L})/giu;

/** Long words are compared by how they begin: "Lieferzeit" is of "Lieferung". */
const stemCharacters = 6;
const classes: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(groups).map(([language, lines]) => [language, classesOf(lines, language)]),
);

/** First words of groups that are said of anything that has a price or a size. */
const sayingWords: Readonly<Record<string, string>> = {
  en: "cost weigh carry last tall wide long deep include built power",
  de: "kostet wiegt trägt hoch breit lang tief",
  fr: "coûte pèse",
  es: "cuesta pesa",
  it: "costa pesa",
  nl: "kost weegt",
  pt: "custa pesa",
};
const sayings: ReadonlySet<string> = new Set(
  Object.entries(sayingWords).flatMap(([language, said]) => stems(said, language).map((stem) => `=${stem}`)),
);

const lightWords: Readonly<Record<string, string>> = {
  en: "new now pick choose find enjoy discover expect least most just only simply whole full altogether bring receive received obtain offer offers per around about roughly approximately nearly almost take takes taking part have get gets do does make makes go goes give gives put further additional extra more other every each within company firm business brand maker manufacturer",
  de: "wählen finden genießen entdecken bringt bringen höchstens mindestens wenigstens maximal jedoch nur insgesamt ganz kommen kommt bekommen bekommt erhalten erhält brauchen braucht beträgt liegt fallen fällt fällig stehen steht pro je rund etwa ungefähr fast knapp circa nehmen teil haben machen geben gehen weitere weiterer weiteren zusätzlich andere jede jeder gibt macht wurde wurden werden wird firma unternehmen betrieb hersteller haus innerhalb binnen ihr ihre ihren ihrem ihrer ihres sie uns unser unsere unseren unserem lang",
  fr: "choisir trouver découvrir profitez seulement moins maximum minimum comptez compter recevoir reçoit obtenir obtient bénéficier profiter profitent par environ presque près prendre prennent part faire fait font êtes sommes sera seront avoir avons avez ont aller donner supplémentaire autre chaque est sont été était étaient entreprise société maison marque fabricant",
  es: "tomar parte tener hacer dar adicional otro cada",
  it: "prendere parte avere fare dare ulteriore altro ogni",
  nl: "nemen deel hebben maken geven extra andere elke",
  pt: "tomar parte ter fazer dar adicional outro cada",
};
const light: ReadonlySet<string> = new Set(
  Object.entries(lightWords).flatMap(([language, said]) => [...contentStems(said, language)]),
);
const rates: ReadonlySet<string> = new Set(
  Object.keys(groups).flatMap((language) => [...contentStems(rateWords.join(" "), language)]),
);

/** Words of a text apart from its figures, as it is compared: stems, where those that stand for each other are one. */
export function contentStems(text: string, language: string): ReadonlySet<string> {
  const tongue = language.slice(0, 2).toLowerCase();
  const known = classes.get(tongue);
  const found = new Set<string>();
  const words = inOneWord(text, tongue);
  for (const stem of stems(words, tongue)) {
    if (/^\p{N}+$/u.test(stem)) continue;
    found.add(known?.get(stem) ?? (/\d/.test(stem) ? stem : begin(stem)));
  }
  return found;
}

function inOneWord(text: string, tongue: string): string {
  if (tongue === "fr") return text.replace(lessByThat, "réduction");
  if (tongue !== "en") return text;
  return text.replace(recharging, "recharge").replace(withoutCharge, "free").replace(percentOff, " discount");
}

/** "Take part", "further": words that say too little to tell one thing from another. */
export function isLight(stem: string): boolean {
  return light.has(stem);
}

/** "Monthly" narrows a value and is no word of what is said of it. */
export function isRateStem(stem: string): boolean {
  return rates.has(stem);
}

/** Whether a stem is what is said of anything, and not whom it is said of: "costs", "weighs". */
export function isSaying(stem: string): boolean {
  return sayings.has(stem);
}

/** "Class" and "classes" lose other endings. */
function begin(stem: string): string {
  return stem.replace(/ss$/, "s").slice(0, stemCharacters);
}

function classesOf(lines: string, language: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of lines.trim().split("\n")) {
    const [first = "", ...others] = stems(line, language);
    for (const stem of [first, ...others]) if (!found.has(stem)) found.set(stem, `=${first}`);
  }
  return found;
}
