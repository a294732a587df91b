import { spanishWords } from "../words/spanish-words.ts";
import { type Denials, patternOf } from "./denials.ts";

const pattern = patternOf({
  OBJ: "(?:¤ (?:o|y|ni) )?(?:(?:una?|la|el|ninguna?|alguna?|esta|este) )?(?:(?:{NOUN}) (?:{FILL} ){0,3}?)?(?:(?:{NAMED}) )?(?:la |el )?§(?= ?[^\\w ]|$| [a-z])",
  /** No comparison: "a better supplier than §". */
  FILL: "(?!(?:mejor|como|que|mas|tan|de|igual)\\b)[\\w-]+",
  NAMED:
    "llamad[ao]|denominad[ao]|con (?:el|ese) nombre(?: de)?|de nombre|conocid[ao] como|bajo el nombre(?: de)?|que se llame",
  NOUN: "empresa|marca|compania|producto|herramienta|servicio|proveedor|fabricante|plataforma|aplicacion|nombre|software|negocio",
  INFO: "informacion|informaciones|datos?|detalles?|referencias?|resultados?|fuentes?|menciones|mencion|registros?|constancia|rastros?|pistas?|conocimiento|conocimientos|nada",
  PREP: "sobre|acerca de|(?<=\\b(?:{INFO}) )de|(?<=(?:referencias?|menciones|mencion|alusion|alusiones)(?: [\\w-]+)? )a|con|respecto a|en relacion con|para|que mencionen?|relacionad[ao]s? con",
  WORD: "(?!(?:sobre|acerca|los|las|del|sus|que|de|quejas)\\b)[\\w-]+",
});

export const spanish: Denials = {
  negation:
    /\b(?:no|apenas|incapaz|jamas|demasiado|nada|ningun\w*|nunca|ni|tampoco|desconozco|desconocid\w+|carezco|carecemos|imposible|faltan?|sin|fictici[ao]|inventad[ao]|inexistente)\b/u,
  denials: [
    "\\bno (?:la |lo )?(?:conozco|reconozco) (?:a )?{OBJ}",
    "\\b(?:no|tampoco) (?:[\\w-]+ ){0,4}?(?:enc(?:on|uen)tr\\w+|hall\\w+|tengo|tener|tenemos|dispongo|cuento|poseo|localiz\\w+|hay|existe|existen|aparece|aparecen|identific\\w+)(?: (?:de|con))?(?: {WORD}){0,5}? (?:{INFO})(?: {WORD}){0,4}? (?:{PREP}) {OBJ}",
    "\\b(?:no|tampoco) (?:[\\w-]+ ){0,3}?(?:enc(?:on|uen)tr\\w+|hall\\w+|localiz\\w+|identific\\w+) (?:a )?{OBJ}(?=[,.;!)]|$)",
    "\\bno (?:existe|hay|conozco|(?:me )?consta|se conoce)[^.;:]{0,50}? (?:[\\w-]+ ){0,3}?(?:{NAMED}) §",
    "\\b(?:ninguna|ningun) (?:{WORD} ){0,3}?(?:{INFO})(?: {WORD}){0,4}? (?:{PREP}) {OBJ}",
    "\\bno estoy (?:[\\w-]+ )?familiarizad[oa] con {OBJ}",
    "\\b(?:nunca|no) he oido hablar de {OBJ}",
    "\\bdesconozco {OBJ}",
    "\\b(?:no se|no tengo (?:ni )?idea de|ni idea de|desconozco) (?:lo )?que es (?:la |el )?§",
    "\\b(?:no|ninguna?)(?: {WORD}){0,5}? (?:prueba|pruebas|evidencia|confirmar|verificar)(?: de)?(?: que)?(?: exista| la existencia de| existe)? {OBJ}(?:$| exist\\w+|[.,;])",
    "§ parece (?:ser )?(?:una? )?(?:[\\w-]+ )?(?:fictici[ao]|inventad[ao]|inexistente)",
    "§ no (?:existe|me suena|me dice nada|me resulta (?:familiar|conocid[ao])|me es (?:familiar|conocid[ao])|parece existir|es (?:una? )?(?:[\\w-]+ ){0,2}que (?:yo )?conozca)",
    "§ no es (?:una? )?(?:[\\w-]+ ){0,2}?(?:conocid[ao]|reconocid[ao]) y no (?:encuentro|encontre|tengo|dispongo|hay)",
    "§ no parece ser (?:una? )?(?:[\\w-]+ ){0,3}?(?:real|conocid[ao]|reconocid[ao]|existente|registrad[ao])",
    "§ (?:me )?es desconocid[ao]",
    "§ ?(?:[|:(]|[-–—] )[ |]*(?:sin (?:{INFO})(?: disponibles?)?|no encontrad[ao]|desconocid[ao])(?=$| ?[^\\w ])",
    "\\b(?:busquedas?|consultas?) (?:[\\w-]+ ){0,2}?(?:de|sobre|por|acerca de) {OBJ} no (?:[\\w-]+ ){0,3}?(?:arroj|devolv|devuelv|dio|da|han? dado|produj|encontr|result|muestr|mostr)\\w*",
    "§ no (?:forma parte|esta|figura|se encuentra|es)(?: [\\w-]+){1,5}? que (?:yo )?(?:conozco|conozca|reconozco|me (?:resultan?|son|sean|suenan?))",
    "\\bno me (?:suena|resulta familiar|es familiar) {OBJ}",
    "(?:^|[,;:.] (?:y )?)(?:sobre|acerca de|respecto a|en cuanto a|de) {OBJ},? (?:[\\w-]+,? )?(?:no|tampoco) (?:[\\w-]+ ){0,3}?(?:encontrado|encontre|encuentro|tengo|dispongo|hay|se|hallado|halle)(?: {WORD}){0,3}? (?:{INFO})(?: (?:fiables?|disponibles?))?(?=[.,;!]|$)",
    "\\bcare(?:zco|cemos) de (?:{WORD} ){0,2}?(?:{INFO})(?: {WORD}){0,3}? (?:{PREP}) {OBJ}",
    "\\b(?:me|nos) faltan? (?:{WORD} ){0,2}?(?:{INFO})(?: {WORD}){0,3}? (?:{PREP}) {OBJ}",
    "\\b(?:no se|no estoy segur[oa] de|no tengo claro|no sabria decir)(?: [\\w-]+){0,2}? (?:lo )?(?:que|quien) (?:es|sea|hace) (?:la |el )?§",
    "§ (?:me|nos) (?:es|resulta)(?: [\\w-]+){0,2}? (?:desconocid[ao]|ajen[ao])",
    "\\b(?:no|tampoco) (?:[\\w-]+ ){0,3}?(?:constancia|conocimiento|noticia|pruebas?|evidencias?) de (?:la existencia de |que exista ){OBJ}",
    "\\b(?:buscado|busque|buscando) (?:informacion (?:sobre|de) )?(?:a )?{OBJ},? (?:[\\w-]+ ){0,3}?no (?:[\\w-]+ ){0,3}?(?:nada|ningun\\w*|resultados|informacion)\\b",
    "\\bno (?:existe|hay|conozco) (?:[\\w-]+ ){0,5}?con ese nombre: §",
    "\\bimposible (?:encontrar|obtener|hallar|verificar) (?:{WORD} ){0,3}?(?:{INFO})(?: {WORD}){0,3}? (?:{PREP}) {OBJ}",
  ].map(pattern),
  words: spanishWords,
  bare: pattern(
    "^(?:lamentablemente,? |lo siento,? )?(?:no (?:se )?(?:[\\w-]+ ){0,2}?(?:enc(?:on|uen)tr\\w+|hall\\w+|hay|tengo|dispongo de|existe|existen)|sin|ningun[a]?)(?: {WORD}){0,3}? (?:{INFO})(?: (?:fiables?|confiables?|verificad[ao]s?|public[ao]s?|disponibles?|relevantes?|encontrad[ao]s?)){0,3}[.!]?$",
  ),
  hedge:
    /\?|^(?:visita|visite|busca|contacta|verifica|verifique|lee|aqui (?:tienes|esta|hay))\b|\b(?:si|quiza|quizas|tal vez|podria|podrias|puede que|puede ser|podria ser|por favor|parece|posiblemente|es posible|revisa|consulta)\b/u,
  description:
    /^(?:sin embargo|no obstante|pero|aun asi)?,? ?(?:(?:es|era) (?:una?|el|la) |(?:la (?:empresa|marca|compania)|el fabricante|§) (?:es|ofrece|fabrica|vende|fue|tiene|produce)|(?:ofrece|fabrica|vende|produce|fue fundad[ao])\b)(?! ?(?:[\w-]+ )?(?:posible|no|desconocid\w+|buena idea))/u,
};
