import { wordsOf } from "./words.ts";

export const englishWords = wordsOf(
  {
    deny: `no not don't didn't doesn't haven't hasn't can't cannot couldn't isn't aren't wasn't weren't won't wouldn't never
      none unable without unfamiliar unaware unavailable nowhere neither nor failed zero little-to-no`,
    lack: "lack lacks lacking missing",
    nothing: "nothing",
    faint: "limited little insufficient scarce sparse scant minimal",
    know: `mean/s ring rings bell bells know/n aware familiar acquainted recognize/d recognise/d find/ing found locate/d identify/ied verify/ied verification
      confirm/ed heard encountered across exist/s existence appear/s appeared mention/s mentioned mentioning surface/d cover/s`,
    info: `information info detail/s data knowledge record/s result/s source/s trace/s evidence proof reference/s coverage documentation
      entry entries match/es background insight/s anything listing/s hit/s database mention`,
    page: "review/s news article/s website site page/s homepage report/s profile/s social media press ratings",
    search:
      "search searched searching searches look looked looking check/ed checking lookup query queries research",
    plain: `contain/s include/s including contains yield/ed produce/d reveal/ed honest admit must should upfront a an the any some this that these those such another other one ones of about for to in on with from by at as my me i we our
      i'm i've we've i'd am is are was were be been being it it's there there's have having has had do does did could can will able
      currently current present time moment now right here so far yet date unfortunately sorry afraid apologies apologize apologise
      regret say specific specifically reliable credible verified verifiable trustworthy public publicly available existing factual
      substantial significant meaningful sufficient enough much very relevant clear solid concrete independent official recent
      up-to-date additional further detailed well-known widely broadly recognized recognised established prominent notable reputable
      real actual legitimate actually really simply just seem/s either honestly frankly particular directly online web internet
      company companies brand/s business/es product/s firm/s tool/s service/s vendor/s manufacturer/s maker/s provider/s platform/s
      supplier/s store/s shop/s software app name term organization organisation startup entity called named by registered listed under
      goes going operating trading matching kind sort type up come/s came turned turn/s returned return give gave show/s showed
      brought bring provided retrieve retrieving retrieved see seen hold possess offer access accessible concerning regarding related
      relating own last latest training knowledge base cutoff cut-off update based what whatsoever all only training directory
      directories english personally tried try trying managed manage attempt best however though itself whether exactly`,
    and: "and or",
    turn: "but so because since therefore hence meaning making if",
    bound:
      "although while whereas unless when who whom whose which than like better except besides where why",
  },
  /\b(?:can't|cannot|can not|couldn't|could not|unable to|not able to|hard to|difficult to|impossible to)\b/u,
  /§,? (?:has|have|had|did|does|do|don't|doesn't|didn't|can|can't|cannot|could|couldn't|will|won't|found|finds?|knows?|know|shows?|offers?|gives?|provides?|covers?|mentions?|lacks?|failed|never)\b(?! (?:not )?(?:seem|appear|exist|come|turn|show up|surface)\b)(?! not? been)/u,
);
