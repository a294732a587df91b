import { englishWords } from "../words/english-words.ts";
import { type Denials, patternOf } from "./denials.ts";

const pattern = patternOf({
  /** The name, with what it may be called: "a company called §", "¤ or §". */
  OBJ: "(?:¤,? (?:or|and|nor) |either )?(?:(?:an?|any|the|another|such an?|what)(?: [\\w-]+){0,4} (?:{NAMED}) )?(?:(?:the|a|an|any|this) )?(?:(?:{NOUN}) )?(?:(?:{NAMED}) )?§(?!'s)(?= ?[^\\w ]|$| (?:{AFTER})\\b)",
  NAMED:
    "called|named|(?<!(?:well|better|best|as) )known as|by the name(?: of)?|with the name(?: of)?|(?:registered|listed|trading|operating) as|(?:that|which) goes by(?: the name(?: of)?)?|going by(?: the name(?: of)?)?|under the name(?: of)?",
  NOUN: "name|term|company|brand|business|product|tool|service|platform|software|app|vendor|provider|supplier|manufacturer|maker|firm|store|retailer|startup|organi[sz]ation|agency|website",
  INFO: "information|info|details?|data|knowledge|records?|results?|sources?|mentions?|references?|evidence|traces?|anything|nothing|coverage|documentation|listings?|entry|entries|match|matches|presence|background|context|insights?|website|official site|web page",
  PREP: "about|on|of|for|regarding|concerning|related to|relating to|mentioning|that mentions?|which mentions?|referring to|to|with|(?<=\\b(?:{INFO}) )(?:by|from)",
  WORD: "(?!(?:about|on|of|for|regarding|concerning|its|their|the|than)\\b)[\\w',-]+",
  AFTER:
    "in|on|as|and|or|so|but|that|which|at|from|for|with|yet|anywhere|because|is|are|was|were|itself|specifically|within|online|by|here|could|can|available|exists?|exist|beyond|through|to|since|therefore|nor|among|based|existing|being|operates|actually|really|even|either|using|during|when|whatsoever",
  NOT: "(?:don't|do not|didn't|did not|doesn't|does not|haven't|have not|can't|cannot|can not|couldn't|could not|won't|wasn't|was not|weren't)",
});

export const english: Denials = {
  negation:
    /\b(?:no|neither|nor|without|missing|nowhere|not|lack|outside|beyond|blank|empty|cannot|never|none|nothing|unable|unsure|unclear|fictional|fictitious|made-up|made up|hypothetical|placeholder|nonexistent|non-existent|unfamiliar|unaware|unknown|unavailable|failed|fails|zero|struggled|little to|too (?:little|few)|hardly|without success|n\/a)\b|n't\b/u,
  denials: [
    "\\b(?:i'm|i am|we're|we are|and am|but am)(?: [\\w-]+){0,2}? (?:not (?:[\\w-]+ ){0,2}(?:familiar|acquainted) with|unfamiliar with|not (?:[\\w-]+ ){0,2}aware of|unaware of) {OBJ}",
    "\\b(?:i|we) {NOT}(?: [\\w-]+){0,2}? (?:know(?: of)?|recogni[sz]e) {OBJ}",
    "\\b(?:i|we)(?:'ve)?(?: [\\w-]+){0,3}? (?:never|not|haven't|hadn't) (?:[\\w-]+ )?(?:heard of|come across|encountered) {OBJ}",
    "\\b(?:search\\w*|look\\w*|check\\w*)(?: [\\w-]+){0,3}? (?:for|up|into|on) {OBJ},? (?:but|and|yet) (?:[\\w-]+ ){0,4}?(?:nothing|no (?:[\\w-]+ )?(?:{INFO})|came up empty|without success)",
    "\\black (?:{WORD} ){0,4}?(?:{INFO})(?: {WORD}){0,4}? (?:{PREP}) {OBJ}",
    "\\bno (?:[\\w-]+,? ){0,6}(?:mentions?|lists?|covers?|refers? to) §",
    "(?<!\\byou ){NOT} (?:[\\w-]+ ){0,3}?(?:have|possess|hold|see) (?:{WORD} ){0,5}?(?:{INFO})(?: {WORD}){0,4}? (?:{PREP}) {OBJ}",
    "\\b(?:no|zero|little to no|hardly any) (?:{WORD} ){0,5}?(?:{INFO})(?: {WORD}){0,4}? (?:{PREP}) {OBJ}",
    "(?<!\\byou )(?:{NOT}|unable to|(?:not|never) (?:been )?able to|failed to|struggled to)(?: [\\w-]+){0,3}? (?:find|found|locate|identify|verify|confirm|see|retrieve|provide|access|come across|uncover|discover|get|offer)(?: up)? (?:{OBJ}(?= ?[,.;:!?)|]|$| (?:as|or|and|but|so|that|because|therefore|either|itself|anywhere|online|exists?)\\b)|(?:{WORD} ){0,6}?(?:{INFO})(?: {WORD}){0,4}? (?:{PREP}) {OBJ})",
    "\\bno (?:[\\w-]+ ){0,5}(?:{NAMED}) §",
    "\\b(?:isn't|is not|aren't|not be|doesn't (?:seem|appear) to be|does not (?:seem|appear) to be|not aware of|{NOT} know of)(?: [\\w-]+){0,3}? (?:any|a|an) (?:[\\w-]+ ){0,4}(?:{NAMED}) §",
    "\\bnone of (?:[\\w'-]+ ){1,6}(?:mentions?|lists?|covers?|refers? to) §",
    "\\b(?:found nothing|nothing (?:comes|came|turned) up|came up empty)(?: [\\w-]+){0,3}? (?:{PREP}) {OBJ}",
    "\\b(?:isn't|is not|aren't|are not|wasn't|weren't)(?: any| much| enough)? (?:{WORD} ){0,4}?(?:{INFO})(?: {WORD}){0,4}? (?:{PREP}) {OBJ}",
    "\\b(?:no|not|{NOT}|unable to)(?: [\\w-]+){0,3}? (?:evidence|indication|proof|sign|confirm|verify|think|believe)(?: [\\w-]+){0,2}? (?:that|of|if|whether)(?: the existence of)? {OBJ}(?:[.!]?$| is[.!]?$| (?:(?:actually|even|really|currently) )?(?:exists?|operates|is (?:an? )?(?:actual|real|existing|known)))",
    "(?:\\bknow nothing|{NOT}(?: [\\w-]+){0,2}? know (?:anything|much|enough)) about {OBJ}",
    "\\b(?:not (?:certain|sure)|unsure)(?: that| if| whether)? {OBJ} (?:[\\w-]+ )?exists?",
    "(?:not|{NOT})(?: [\\w-]+){0,2}? (?:think|believe)(?: that)? there(?: is|'s| are) (?:any|an?) (?:[\\w-]+ ){0,4}(?:{NAMED}) §",
    "§ (?:isn't|is not) on my radar",
    "\\b(?:not sure|unsure|unclear|not certain|don't know) which § you\\b",
    "\\b(?:no idea|not sure|unsure|unclear|not clear|not certain|don't know|do not know)(?: [\\w-]+)? (?:what|who|which)(?: [\\w-]+){0,2}? § (?:is|are|refers?|does|stands)\\b",
    "(?:^|[,;:] |\\b(?:but|and|however,?) )(?:for|on|about|regarding|concerning|as for|with) {OBJ},? (?:[\\w-]+ ){0,3}?(?:i|we) (?:[\\w-]+ ){0,2}?(?:have no|found no|{NOT}(?: [\\w-]+){0,2}? (?:have|find|see)(?: any)?) (?:{WORD} ){0,3}?(?:{INFO})",
    "\\b(?:knowledge|training|data|database|records|sources|results)(?: [\\w-]+){0,3}? (?:{NOT}|contains? no|includes? no)(?: (?:include|contain|cover|mention|list|show|have))?(?: any| anything)?(?: (?:{WORD} ){0,3}?(?:{INFO}) (?:{PREP}))? {OBJ}",
    "\\b(?:information|details|data) (?:about|on|regarding|for) {OBJ} (?:is|are|was|were) (?:[\\w-]+ )?(?:not (?:[\\w-]+ )?available|unavailable|not (?:be )?found|nonexistent)",
    "§ (?:does not|doesn't|isn't|is not) ring(?:ing)? (?:a|any) bells?",
    "§ (?:appears|seems|is likely|is probably|may|might)(?: to)?(?: be)? (?:an? )?(?:purely |entirely |likely )?(?:fictional|fictitious|made-up|made up|hypothetical|non-existent|nonexistent|placeholder)",
    "§ (?:does not|doesn't|do not|don't) (?:(?:appear|seem)(?: to me)? to )?exist\\b(?! (?:in|on|outside|for) (?!my|any|the|our))",
    "§ (?:does not|doesn't|do not|don't) (?:appear|seem) to be (?:an? )?(?:[\\w-]+ ){0,3}?(?:real|existing|recogni[sz]ed|recogni[sz]able|known|verifiable|verified|documented|registered|public)\\b",
    "§ (?:does not|doesn't|did not|didn't|has not|hasn't) (?:appear|appeared|show up|shown up|come up|feature|turn up) in (?:my|any|the)(?: [\\w-]+){0,3} (?:knowledge|training|search|results|sources|databases?|records|data)",
    "§ (?:is|are)(?: not|n't) (?:[\\w-]+ ){0,5}?(?:(?:known|familiar) to me|in my (?:knowledge|training|database)|(?:that |which )?(?:i'm|i am|i) (?:familiar|aware|know|recogni[sz]e)\\b)",
    "§ (?:is|are) (?:unknown|unfamiliar) to me",
    "§ (?:is|are) (?:[\\w-]+ ){0,5}?(?:that |which )?i(?:'m| am| have| do)?(?: not|n't| don't| haven't| never)(?: [\\w-]+)? (?:familiar|aware|know|recogni[sz]e|heard)\\b",
    "(?:^|[,;] )(?:not (?:[\\w-]+ )?familiar with|unfamiliar with|never heard of|no idea about) {OBJ}",
    "§ ?(?:[|:(]|[-–—] )[ |]*(?:n/a|no (?:{WORD} ){0,3}?(?:{INFO}|results?)(?: (?:was|were))?(?: (?:found|available|exists?))?|not (?:found|recogni[sz]ed|familiar)|unknown)(?: to me)?(?=$| ?[^\\w ])",
    "\\b(?:search\\w*|query|queries|lookups?|research|sources|databases?)(?: [\\w-]+){0,4}? (?:{NOT}|failed to|fails to) (?:[\\w-]+ )?(?:return|yield|produce|show|reveal|turn up|bring up|surface|give)(?: {WORD}){0,4}? (?:{INFO}|hits?|pages?)(?: {WORD}){0,4}? (?:{PREP}) {OBJ}",
    "\\b(?:search\\w*|query|queries|lookups?|research)(?: [\\w-]+){0,2}? (?:for|into|on|about) {OBJ}(?: [\\w-]+){0,3}? (?:{NOT} (?:[\\w-]+ )?(?:return|yield|produce|show|reveal|turn up|bring up|surface|give)|(?:return|yield|produce|show|reveal|turn|bring|surface|give|gave|brought|came)\\w*(?: (?:up|back|me))*(?: with)? (?:nothing|no|zero|empty|blank))\\b",
    "(?:^|[,;:.] )(?:for|on|about|regarding|concerning|as for|with) {OBJ},? (?:[\\w-]+ ){0,2}?i(?:'m| am|'ve| have)? (?:came|come|coming|drew|draw|drawing|drawn)(?: up)?(?: a)? (?:blank|empty)",
    "\\bdr(?:awing|ew|aw) a blank on {OBJ}",
    "§ (?:falls|is|lies|seems to be|appears to be) (?:[\\w-]+ )?(?:outside|beyond)(?: of)? (?:(?:the )?(?:scope|range|limits) of )?(?:my|the) (?:current )?(?:knowledge|training|data)",
    "\\bno such (?:{NOUN}|thing|entity) (?:as|called|named|by the name of) §",
    "(?:{NOT}|unable to)(?: [\\w-]+){0,2}? (?:confirm|verify|determine|establish)(?: for you)? (?:whether|if|that) {OBJ} is (?:an? )?(?:real|legitimate|genuine|actual|existing)(?: [\\w-]+)?(?=[.,;!]|$| (?:as|because|since|or|from)\\b)",
    "\\bi(?:'m| am) not (?:[\\w-]+ )?(?:finding|seeing|getting|locating|turning up|coming across)(?: any| anything)?(?: {WORD}){0,4}? (?:(?:{INFO}|hits)(?: {WORD}){0,4}? (?:{PREP}) {OBJ}|(?:{NAMED}) §)",
    "\\bi(?:'m| am) not (?:[\\w-]+ )?(?:finding|locating|coming across) {OBJ}(?=[,.;!]|$)",
    "{NOT} have §(?: listed| included)? in (?:my|the) (?:[\\w-]+ ){0,2}?(?:knowledge|training|data|records|database|sources)",
    "\\b(?:no way|{NOT}(?: [\\w-]+){0,2}?) (?:to |of )?(?:vouch for|verify|verifying|confirm|confirming) (?:the existence of §|§'s existence|§'s legitimacy)",
    "\\b(?:there's|there is|there was|have|having|got|found|find|see) (?:absolutely |almost |literally )?nothing (?:(?!(?:but|wrong|bad|negative|like|better)\\b)[\\w-]+ ){0,5}?(?:about|on|regarding|concerning) {OBJ}(?=[,.;!]|$| (?:in|that|which|so|at|among|within)\\b)",
    "§ (?:is|are)(?: not|n't) (?:something|anything|one|an? [\\w-]+)(?: that| which)? i (?:currently |actually )?(?:have|can find|could find|found|know) (?:[\\w-]+ ){0,4}?(?:about|on|of|for|with)\\b",
  ].map(pattern),
  words: englishWords,
  bare: pattern(
    "^(?:(?:unfortunately|sorry|i'm sorry),? (?:but )?)?(?:(?:there (?:is|was|are|were) )?(?:currently )?(?:no|not enough)|i (?:currently )?(?:have|found|could find|can find) no|(?:i )?{NOT}(?: [\\w-]+){0,3}? (?:find|have|locate|access)(?: any)?|(?:i )?haven't found(?: any)?|i (?:was|am) unable to (?:find|locate)(?: any)?|unable to (?:find|locate)(?: any)?) (?:{WORD} ){0,4}?(?:{INFO})(?: (?:was|were|is|are|could be|can be))?(?: (?:[\\w-]+ )?(?:found|available|located|online|exists?|returned))?(?: to (?:evaluate|assess|compare|rate|rank|judge|review)(?: it)?)?(?: (?:in|on|from|at) (?:(?:the|my|any|this) )?(?:[\\w-]+ )?(?:search results?|results|sources?|knowledge base|training data|web|internet|data|time|moment))?[.!]?$",
  ),
  hedge:
    /\?|^(?:visit|check|read|search|look|contact|reach|ask|verify|see|share|provide|explore|review|go to|call|google)\b|\bhere(?:'s| is| are) (?:an?|the|what|some|how)\b|\b(?:let's|comparison of|comparing|if|may|might|perhaps|possibly|maybe|could|can you|please|would|whether|you asked|you mentioned|your question|regarding|double-check|let me know|appears|seems|isn't a widely|is not a widely)\b/u,
  description:
    /^(?:however,? |that said,? |still,? |based on [^,]{0,60}, )?(?:(?:it|they|the (?:company|brand|firm|business|platform|tool|product)|this (?:company|brand|firm))(?: does| do| also)?(?: (?:is|are|was|were|has|have|makes?|offers?|sells?|provides?|produces?|specializes|specialises|operates|serves|focuses|launched|sold|builds?|looks?|gets?)|'s)|(?:its|their) [\w -]{1,40} (?:is|are|was|were|has|have|gets?)|§ (?:is|are|was|has|have|makes|offers|sells|provides|produces|does|operates|gets))(?! (?:[\w-]+ )?(?:not|possible|possibly|worth|unclear|likely|best|important|recommended|advisable|always|a good idea|helpful|unknown|unfamiliar|also unknown|no)\b)/u,
};
