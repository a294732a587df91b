import { portugueseWords } from "../words/portuguese-words.ts";
import { type Denials, patternOf } from "./denials.ts";

const pattern = patternOf({
  OBJ: "(?:(?:a |o )?¤ (?:ou|e|nem) )?(?:(?:uma?|nenhuma?|alguma?|a|o|essa|esta|esse|este) )?(?:(?:{NOUN}) (?:{FILL} ){0,3}?)?(?:(?:{NAMED}) )?(?:a |o )?§(?= ?[^\\w ]|$| [a-z])",
  /** No comparison: "a better supplier than §". */
  FILL: "(?!(?:melhor|como|que|mais|tao|de|do|da|igual)\\b)[\\w-]+",
  NAMED:
    "chamad[ao]|denominad[ao]|com (?:o|esse|este) nome(?: de)?|de nome|conhecid[ao] como|sob o nome(?: de)?|que se chame",
  NOUN: "empresa|marca|companhia|produto|ferramenta|servico|fornecedora?|fabricante|plataforma|aplicativo|nome|software|negocio",
  INFO: "informacoes|informacao|dados?|detalhes?|referencias?|resultados?|fontes?|mencoes|mencao|registros?|registos?|conhecimento|conhecimentos|nada|vestigios?|rastros?|pistas?",
  PREP: "sobre|acerca d[aeo]|a respeito d[aeo]|(?<=\\b(?:{INFO}) )d[aeo]|com|para|relacionad[ao]s? a|referentes? a|que mencion\\w+|(?<=(?:referencias?|mencoes|mencao|alusao)(?: [\\w-]+)? )a|quanto a",
  WORD: "(?!(?:sobre|os|as|dos|das|seus|suas|que|de|do|da|reclamacoes)\\b)[\\w-]+",
});

export const portuguese: Denials = {
  negation:
    /\b(?:nao|nem|incapaz|jamais|demasiado|tampouco|faltam?|nada|nenhum\w*|nunca|sem|impossivel|careco|carecemos|faltam-me|desconhec\w+|ficticia|ficticio|inventad[ao]|inexistente)\b/u,
  denials: [
    "\\bnao (?:a |o )?(?:conheco|reconheco) {OBJ}",
    "\\bnao (?:[\\w-]+ ){0,4}?(?:encontr\\w+|localiz\\w+|ach\\w+|tenho|ter|temos|disponho|possuo|ha|existem|existe|consta|constam|identific\\w+|obter)(?: (?:de|com))?(?: {WORD}){0,5}? (?:{INFO})(?: {WORD}){0,4}? (?:{PREP}) {OBJ}",
    "\\bnao (?:[\\w-]+ ){0,4}?(?:encontr\\w+|localiz\\w+|identific\\w+) {OBJ}(?=[,.;!)]|$)",
    "\\bnao (?:existe|ha|conheco|(?:me )?consta)[^.;:]{0,50}? (?:[\\w-]+ ){0,3}?(?:{NAMED}) (?:a )?§",
    "\\b(?:nenhuma|nenhum) (?:{WORD} ){0,3}?(?:{INFO})(?: {WORD}){0,4}? (?:{PREP}) {OBJ}",
    "\\bnao estou (?:[\\w-]+ )?familiarizad[oa] com {OBJ}",
    "\\bnao tenho familiaridade com {OBJ}",
    "\\bnunca ouvi falar d[aeo] {OBJ}",
    "\\bdesconheco {OBJ}",
    "\\bnao (?:sei|faco ideia do|tenho ideia do) que e (?:a |o )?§",
    "\\b(?:nao|nenhuma?)(?: {WORD}){0,5}? (?:prova|provas|evidencia|evidencias|confirmar|verificar)(?: de)?(?: que)?(?: exista| a existencia d[aeo]| existe)? {OBJ}(?:$| exist\\w+|[.,;])",
    "§ parece (?:ser )?(?:uma? )?(?:[\\w-]+ )?(?:ficticia|ficticio|inventad[ao]|inexistente)",
    "§ nao (?:existe|parece existir|me diz nada|me soa familiar|me e (?:familiar|conhecid[ao])|e (?:uma? )?(?:[\\w-]+ ){0,2}que (?:eu )?conhec\\w+)",
    "§ (?:me )?e desconhecid[ao]",
    "§ nao e (?:uma? )?(?:[\\w-]+ ){0,2}?(?:conhecid[ao]|reconhecid[ao]) e nao (?:encontrei|tenho|disponho|ha)",
    "§ nao parece ser (?:uma? )?(?:[\\w-]+ ){0,3}?(?:real|conhecid[ao]|reconhecid[ao]|existente)",
    "§ ?(?:[|:(]|[-–—] )[ |]*(?:sem (?:{INFO})(?: [\\w-]+)?|nao encontrad[ao]|desconhecid[ao])(?=$| ?[^\\w ])",
    "\\b(?:pesquisas?|buscas?|consultas?) (?:[\\w-]+ ){0,2}?(?:por|sobre|de|da|do|pela|pelo) {OBJ} nao (?:[\\w-]+ ){0,2}?(?:devolv|retorn|deu|deram|produzi|encontr|result|trouxe|gerou|apresent|mostr)\\w*",
    "§ nao (?:esta|faz parte|figura|se encontra|e)(?: [\\w-]+){1,5}? que (?:eu )?(?:conhec\\w+|reconhec\\w+|me sao (?:familiar|conhecid)\\w*)",
    "(?:^|[,;:.] (?:e )?)(?:ja )?(?:sobre|quanto a|acerca d[aeo]|a respeito d[aeo]|em relacao a) {OBJ},? (?:[\\w-]+,? )?nao (?:[\\w-]+ ){0,3}?(?:encontr\\w+|tenho|disponho de|ha|achei|sei)(?: {WORD}){0,3}? (?:{INFO})(?: (?:confiave(?:l|is)|disponive(?:l|is)))?(?=[.,;!]|$)",
    "\\bcare(?:co|cemos) de (?:{WORD} ){0,2}?(?:{INFO})(?: {WORD}){0,3}? (?:{PREP}) {OBJ}",
    "\\bfaltam-me (?:{WORD} ){0,2}?(?:{INFO})(?: {WORD}){0,3}? (?:{PREP}) {OBJ}",
    "\\bnao (?:sei|tenho certeza|estou cert[oa]|saberia dizer|tenho clareza)(?: [\\w-]+){0,3}? (?:d?o )?(?:que|quem) (?:e|seja|faz) (?:a |o )?§",
    "§ (?:me|nos) (?:e|soa)(?: [\\w-]+){0,2}? desconhecid[ao]",
    "\\bnao (?:[\\w-]+ ){0,3}?(?:conhecimento|noticia|provas?|evidencias?|registros?) (?:da existencia d[aeo] |de que exista ){OBJ}",
    "\\b(?:procurei|pesquisei|busquei|pesquisando) (?:informacoes )?(?:por |sobre )?{OBJ},? (?:[\\w-]+ ){0,3}?nao (?:[\\w-]+ ){0,3}?(?:nada|nenhum\\w*|resultados|informacoes)\\b",
    "\\bimpossivel (?:encontrar|obter|achar|verificar) (?:{WORD} ){0,3}?(?:{INFO})(?: {WORD}){0,3}? (?:{PREP}) {OBJ}",
  ].map(pattern),
  words: portugueseWords,
  bare: pattern(
    "^(?:infelizmente,? |desculpe,? )?(?:nao (?:[\\w-]+ ){0,3}?(?:encontr\\w+|ach\\w+|ha|tenho|disponho de|existem)|sem|nenhuma?)(?: {WORD}){0,3}? ?(?:{INFO})(?: (?:confiave(?:l|is)|fiave(?:l|is)|verificad[ao]s?|public[ao]s?|disponive(?:l|is)|relevantes?|encontrad[ao]s?|foi|foram)){0,4}[.!]?$",
  ),
  hedge:
    /\?|^(?:visite|procure|leia|entre|confira|aqui (?:esta|estao))\b|\b(?:se|talvez|poderia|pode ser|caso|por favor|provavelmente|parece|possivel|possivelmente|consulte|verifique|recomendo)\b/u,
  description:
    /^(?:no entanto|porem|mas|contudo|entretanto|ainda assim)?,? ?(?:e (?:um|uma|a|o) |(?:a (?:empresa|marca|companhia|fabricante)|(?:a |o )?§) (?:e|oferece|fabrica|vende|foi|tem|produz)|(?:oferece|fabrica|vende|produz|foi fundad[ao])\b)(?! ?(?:[\w-]+ )?(?:possivel|nao|desconhecid\w+))/u,
};
