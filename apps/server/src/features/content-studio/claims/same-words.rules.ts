import { stems } from "@citelens/words";

/** Words that texts about products and services put for each other beside a number, a group a line. */
const groups: Readonly<Record<string, string>> = {
  en: `
cost costs price priced prices pricing fee charge charged pay
weigh weighs weight weighing heavy
carry carries hold holds support supports load bear capacity
last lasts runtime battery endure
employ employs employees staff people workers team
customers clients users buyers
founded established started opened launched begun since
deliver delivery delivered ship ships shipping shipped arrive arrives
refund money-back return returned returns reimbursed
warranty guarantee guaranteed guarantees
tall height high
wide width
long length
deep depth
include includes included contain contains comes
answer answers reply replies respond responds response
buy purchase order
free complimentary
minutes hours days time
check inspect inspection tested test
built made manufactured produced handmade
annual annually yearly
monthly
cheaper save saves saving savings discount
power draws draw uses use consumption consumes
cover covers coverage insured insurance insures
store storage stored
recharge charging`,
  de: `
kostet kosten preis preise beträgt
wiegt gewicht schwer
trägt tragkraft belastbar belastbarkeit belastung
mitarbeiter angestellte beschäftigte team
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
wartung gewartet warten`,
  fr: `
coûte coûtent prix tarif facturé
pèse poids lourd
salariés employés collaborateurs équipe
clients utilisateurs
fondée fondé création créée depuis
livraison livré livrée expédié expédition
retour retourner remboursement remboursé renvoyer
garantie garantit garanti
autonomie batterie roule
recharge recharger charge`,
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

/** Long words are compared by how they begin: "Lieferzeit" is of "Lieferung". */
const stemCharacters = 6;
const classes: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(groups).map(([language, lines]) => [language, classesOf(lines, language)]),
);

/** What a text says apart from its figures, as it is compared: stems, where those that stand for each other are one. */
export function contentStems(text: string, language: string): ReadonlySet<string> {
  const tongue = language.slice(0, 2).toLowerCase();
  const known = classes.get(tongue);
  const found = new Set<string>();
  for (const stem of stems(text, tongue)) {
    if (/^\p{N}+$/u.test(stem)) continue;
    found.add(known?.get(stem) ?? (/\d/.test(stem) ? stem : stem.slice(0, stemCharacters)));
  }
  return found;
}

function classesOf(lines: string, language: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of lines.trim().split("\n")) {
    const [first = "", ...others] = stems(line, language);
    for (const stem of [first, ...others]) if (!found.has(stem)) found.set(stem, `=${first}`);
  }
  return found;
}
