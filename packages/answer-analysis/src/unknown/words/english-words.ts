import { wordsOf } from "./words.ts";

export const englishWords = wordsOf(
  {
    deny: `unfamiliar too unsuccessful unsuccessfully cant dont havent couldnt barred inaccessible no not don't
      didn't doesn't haven't hasn't can't cannot couldn't isn't aren't wasn't weren't won't wouldn't never
      none unable without unaware unavailable nowhere neither nor failed zero`,
    lack: "impossible lack lacks lacking missing",
    nothing: "nothing",
    faint: "few thin slim patchy limited little insufficient scarce sparse scant minimal",
    strange: "unknown",
    know: `covered correspond~ pin place placed pinpoint stumbled registers registered pull dig unearth trace track
      corroborat~ substantiat~ authenticat~ cited cite cites listed mean/s ring rings bell bells know/n aware
      familiar acquainted recognize/d recognise/d find/ing found locate/d identify/ied verify/ied verification
      confirm/ed heard encountered across exist/s existence appear/s appeared mention/s mentioned mentioning
      surface/d cover/s`,
    info: `documents document something materials databases trail much lot intel particulars facts fact footprint
      hint indication clue clues material literature corpus index memory dataset snippets snippet information
      info detail/s data knowledge record/s result/s source/s trace/s evidence proof reference/s coverage
      documentation entry entries match/es background insight/s anything listing/s hit/s database mention`,
    page: `blog forum wikipedia linkedin trustpilot g2 case studies testimonials testimonial ratings feedback
      review/s news article/s website site page/s homepage report/s profile/s social media press`,
    search: `trail search searched searching searches look looked looking check/ed checking lookup query queries
      research`,
    judge: `recommend~ compar~ evaluat~ assess~ judg~ opinion rate rating rank review summar~ describ~ vouch comment
      advise advice answer`,
    org: `company brand/s business firm maker/s manufacturer/s vendor/s provider/s supplier/s retailer/s tool
      platform app`,
    plain: `part single dig contains you given whatever deny quick unrelated tried end bring told been across tools systems out d
      love help i'd short grain place certain certainty confident confidence confidently fair make form offer
      draw meaningful honest~ comprehensive in-depth authoritative substantive usable trusted tangible hard
      established dedicated independent~ confirmed currently readily wide~ general broader global index~
      google bing engine engines browsing live access~ scour~ consult~ cross-check~ reviewed multiple several
      various few couple places everywhere each half past stored internal available~ major industry trade
      market field sector niche category space area region country locally world entity outfit label
      manufacturer~ retailer~ player~ option~ candidate~ question asked asking regret~ confess even still also
      ever before previously already either yet else back off over again within among amongst throughout
      whichever contain/s include/s including yield/ed produce/d reveal/ed honest admit must should upfront a
      an the any some this that these those such another other one ones of about for to in on with from by at
      as my me i we our i'm i've we've am is are was were be being it it's there there's have having has had
      do does did could can will able current present time moment now right here so far date unfortunately
      sorry afraid apologies apologize apologise regret say specific specifically reliable credible verified
      verifiable trustworthy public publicly available existing factual substantial significant sufficient
      enough much very relevant clear solid concrete independent official recent up-to-date additional further
      detailed well-known widely broadly recognized recognised prominent notable reputable real actual
      legitimate actually really simply just seem/s honestly frankly particular directly online web internet
      company companies brand/s business/es product/s firm/s tool/s service/s vendor/s manufacturer/s maker/s
      provider/s platform/s supplier/s software app name term organization organisation startup called named
      registered listed under goes going operating trading matching kind sort type up come/s came turned
      turn/s returned return give gave show/s showed brought provided retrieve retrieving retrieved see seen
      hold possess access accessible concerning regarding related relating own last latest training knowledge
      base cutoff cut-off update based what whatsoever all only directory directories english personally try
      trying managed manage attempt best however though itself whether exactly`,
    and: "and or",
    turn: "but so because since therefore hence meaning making if",
    bound: `although while whereas unless when who whom whose which than like better except besides where why`,
  },
  /\b(?:can't|cannot|can not|couldn't|could not|unable to|not able to|hard to|difficult to|impossible to)\b/u,
  /§,? (?:has|have|had|did|does|do|don't|doesn't|didn't|can|can't|cannot|could|couldn't|will|won't|found|finds?|knows?|know|shows?|offers?|gives?|provides?|covers?|mentions?|lacks?|failed|never|publish\w*|lists?|includes?|contains?|offers?|reports?|keeps?)\b(?! (?:not )?(?:seem|appear|exist|come|turn|show up|bring|surface|correspond|match|mean|ring|belong|register)\b)(?! not? been)|§ (?:is|are)(?: not|n't| un)(?: [\w-]+)? ?known\b(?! to me)|§ (?:doesn't|does not|didn't) (?:appear|seem) to (?!be\b|exist|have (?:any|an?|much|a lot))|(?<!\b(?:tell|give|offer|provide|help|assist|advise|show|for|with|that|send|say to) )\byou\b/u,
);
