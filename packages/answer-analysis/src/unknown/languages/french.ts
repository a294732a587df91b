import { frenchWords } from "../words/french-words.ts";
import { type Denials, patternOf } from "./denials.ts";

const pattern = patternOf({
  OBJ: "(?:¤ (?:ou|et|ni) )?(?:(?:d'|de |l'|la |le |les |une? |d'une? |de la |cette |ce )*(?:{NOUN}) (?:{FILL} ){0,3}?)?(?:(?:{NAMED}) )?(?:d'|l'|de |la |le )?§(?= ?[^\\w ]|$| (?!(?:tarifs|prix)\\b)[a-z])",
  /** No comparison: "a better supplier than §". */
  FILL: "(?!(?:meilleure?|comme|que|qu'|plus|aussi|de|d'|mieux)\\b)[\\w-]+",
  NAMED:
    "appele\\w*|nomme\\w*|du nom d[e']|denomme\\w*|qui s'appelle\\w*|sous le nom d[e']|baptise\\w*|intitule\\w*|portant le nom d[e']",
  NOUN: "entreprise|societe|marque|produit|outil|service|logiciel|fournisseur|fabricant|plateforme|application|nom|enseigne",
  INFO: "informations?|donnees?|details?|renseignements?|traces?|sources?|references?|resultats?|mentions?|connaissances?|elements?|rien|precisions?",
  PREP: "sur|concernant|a propos d[e']|relati\\w+ a|au sujet d[e']|pour|(?<=\\b(?:{INFO}) )(?:de|d')|quant a|mentionnant|(?<=(?:references?|allusions?|liees?|relatifs?|relatives?)(?: [\\w-]+)? )a",
  WORD: "(?!(?:sur|les|des|du|la|le|pour|concernant|ses|que)\\b)[\\w-]+",
  NAMESUFFIX:
    "(?:appele\\w*|nomme\\w*|denomme\\w*|qui s'appelle\\w*|baptise\\w*) §|(?:du nom|sous le nom|portant le nom) (?:de |d')§",
});

export const french: Denials = {
  negation:
    /\b(?:ni|incapables?|defaut|faute|trop peu|introuvable|indisponibles?|sans|manque|impossible|fictive?|fictif|inventee?|inexistante?|ignore|ne|aucune?|rien|jamais|pas|inconnue?)\b|\bn'/u,
  denials: [
    "\\bje ne (?:connais|reconnais) (?:malheureusement )?(?:pas|aucune?|point) (?:d'|de )?{OBJ}",
    "\\bn'(?:ai|avons|existe|y a)[^.;:]{0,40}? (?:aucune?|pas|rien)(?: {WORD}){0,6}? ?(?:d'|de |des )?(?:{INFO})(?: {WORD}){0,4}? (?:{PREP}) ?{OBJ}",
    "\\bne (?:dispose|possede|detiens|trouve|parviens|peux|pouvais|suis|connais|vois|retrouve)[^.;:]{0,40}? (?:aucune?|pas|rien)(?: {WORD}){0,6}? ?(?:d'|de |des )?(?:{INFO})(?: {WORD}){0,4}? (?:{PREP}) ?{OBJ}",
    "\\baucune? (?:{WORD} ){0,3}?(?:{INFO})(?: {WORD}){0,4}? (?:{PREP}) ?{OBJ}",
    "\\bn'ai (?:[\\w-]+ ){0,2}?(?:rien (?:[\\w-]+ )?trouve|pas (?:pu )?(?:trouver?|identifie\\w*|reussi a trouver))(?: [\\w-]+){0,2}? (?:(?:{PREP}) ?)?{OBJ}(?=[,.;!)]|$)",
    "(?:aucune?|pas d[e']) ?(?:[\\w-]+ ){0,5}?(?:{NAMESUFFIX})",
    "\\bsuis pas (?:[\\w-]+ )?(?:familie\\w*|familiaris\\w*) avec {OBJ}",
    "\\bjamais entendu parler (?:de |d')?{OBJ}",
    "§ (?:ne m'evoque rien|semble (?:etre )?(?:une? )?(?:[\\w-]+ )?(?:fictive?|inventee?|inexistante?))",
    "\\b(?:aucune idee|ne sais pas|j'ignore) (?:de )?(?:ce que? |ce qu'|qui |quelle? )(?:est )?(?:la |l')?§",
    "\\b(?:aucune?|pas)(?: {WORD}){0,4}? (?:preuve|confirmer|verifier|indice)(?: [\\w-]+){0,2}? (?:que |de )?(?:l'existence d[e'] ?)?{OBJ}(?:$| existe)",
    "§ (?:n'existe pas|ne semble pas exister|ne me dit rien|m'est (?:[\\w-]+ )?inconnue?|n'est pas (?:[\\w-]+ ){0,3}que je connais\\w*|ne m'est pas (?:connue?|familie\\w*))",
    "§ ne (?:semble|parait) pas etre (?:une? )?(?:[\\w-]+ ){0,3}?(?:connue?|reelle?|existante?|reconnue?|repertoriee?|referencee?)",
    "§ ?(?:[|:(]|[-–—] )[ |]*(?:aucune? (?:{INFO})(?: [\\w-]+){0,2}|inconnue?)(?=$| ?[^\\w ])",
    "\\b(?:recherches?|requetes?) (?:[\\w-]+ ){0,2}?(?:(?:sur|pour|concernant|a propos d[e']|d[e']|au sujet d[e']) ?){OBJ} (?:[\\w'-]+ ){0,3}?n'(?:a|ont|aboutit|aboutissent)\\b(?: [\\w'-]+){0,3}? (?:rien|aucune?|pas)",
    "§ (?:ne fait pas partie|ne figure pas|n'est pas|ne compte pas)(?: [\\w'-]+){1,5}? (?:que je connai\\w+|dont j'ai (?:connaissance|entendu)|qui me (?:sont|soient|soit|est) (?:connu|famili)\\w*|dans ma base)",
    "(?:^|[,;:.] )(?:sur|concernant|a propos d[e']|au sujet d[e']|quant a|pour) ?{OBJ},? (?:[\\w-]+,? )?je (?:n'ai|ne (?:trouve|dispose|sais)) (?:[\\w-]+ ){0,3}?(?:rien|(?:aucune?|pas d[e']) ?(?:{WORD} ){0,2}?(?:{INFO}))(?: (?:trouve|disponible|fiable)s?)?(?=[.,;!]|$)",
    "\\bne (?:parviens|arrive|reussis|suis|peux) pas (?:[\\w'-]+ ){0,5}?(?:identifier|trouver|retrouver|localiser|reconnaitre|situer) {OBJ}(?=[,.;!]|$| (?:dans mes|parmi mes|avec certitude|a ce jour))",
    "\\bje manque (?:[\\w-]+ )?d[e'] ?(?:{WORD} ){0,2}?(?:{INFO})(?: {WORD}){0,3}? (?:{PREP}) ?{OBJ}",
    "\\b(?:ne sais pas|ignore|pas sure?|pas certaine?)(?: [\\w-]+){0,2}? (?:de )?(?:ce que? |ce qu'|qui )(?:est |fait )?(?:la |l')?§",
    "\\bn'ai (?:[\\w-]+ ){0,2}?(?:aucune|pas|jamais) (?:eu )?connaissance de l'existence d[e'] ?{OBJ}",
    "\\b(?:cherche|recherche) (?:des informations )?(?:sur |concernant )?{OBJ},? (?:mais|et|sans) (?:[\\w'-]+ ){0,4}?(?:rien|aucune? (?:{INFO})|succes|resultat)\\b",
    "\\bpas (?:[\\w-]+ ){0,2}?exister d[e'] ?(?:[\\w-]+ ){0,5}?(?:{NAMESUFFIX})",
    "\\bimpossible d[e'] ?(?:trouver|obtenir|identifier|verifier) (?:{WORD} |des |d'|la moindre ){0,3}?(?:{INFO})(?: {WORD}){0,3}? (?:{PREP}) ?{OBJ}",
  ].map(pattern),
  words: frenchWords,
  bare: pattern(
    "^(?:malheureusement,? |desolee?,? )?(?:(?:je n'ai|il n'y a|il n'existe|je ne (?:trouve|dispose)|je n'ai (?:pas )?(?:pu )?trouve\\w*) )?(?:d')?(?:aucune?|pas|rien)(?: d[e']| trouve)? ?(?:{WORD} ){0,3}?(?:{INFO})(?: (?:fiables?|verifiables?|precise?s?|pertinente?s?|publique?s?|n'a|n'est|ete|trouvee?s?|disponibles?)){0,5}[.!]?$",
  ),
  hedge:
    /\?|^(?:visitez|consultez|verifiez|lisez|contactez|cherchez|voici)\b|(?:^|[\s'])(?:si|s'il|peut-etre|pourrait|pourriez|pouvez|veuillez|n'hesitez|semble|il se peut|possible|eventuellement|vous demandez)\b/u,
  description:
    /^(?:cependant|toutefois|mais|neanmoins)?,? ?(?:(?:il|elle) (?:est (?:une?|basee?|situee?|fondee?|connue?)|propose|fabrique|vend|offre|a ete|produit|existe depuis)|(?:l'entreprise|la (?:societe|marque)|le fabricant|§) (?:est|propose|fabrique|vend|offre|a|produit|existe depuis)|c'est une? )(?! (?:[\w-]+ )?(?:pas|possible|inconnue?))/u,
};
