/** Words by what they say of the thing they are said of, from -4 to 4, where our list says more than the general one, or otherwise. */
export const ownWords: readonly (readonly [number, string])[] = [
  [
    4,
    `unbeatable unmatched flawless breathtaking unrivalled unrivaled unparalleled phenomenal sublime superlative
    exquisite`,
  ],
  [
    3,
    `gorgeous delicious delightful stellar superb spotless luxurious seamless effortless effortlessly seamlessly
    award-winning top-notch top-rated first-rate first-class world-class best-in-class state-of-the-art
    rock-solid five-star must-have must-buy must-see must-read acclaimed raves raved raving adore adores adored
    impeccable heavenly scrumptious yummy mouthwatering unforgettable mesmerizing gem finest smoothest easiest
    fastest hassle-free pain-free market-leading industry-leading category-leading record-breaking`,
  ],
  [
    2,
    `reliable reliably reliability dependable sturdy durable durability robust intuitive responsive accurate
    versatile comprehensive sleek stylish elegant comfy cosy cozy plush roomy spacious tasty flavorful
    flavourful juicy crisp vivid crystal-clear sharp lightweight compact handy lifesaver well-made well-built
    well-designed well-regarded well-organized well-organised well-structured well-written user-friendly
    beginner-friendly budget-friendly easy-to-use feature-rich straightforward painless quick quickly fast
    faster speedy prompt promptly attentive welcoming hospitable courteous accommodating knowledgeable
    professional thorough gripping engaging entertaining hilarious captivating heartwarming memorable addictive
    inexpensive bargain generous transparent trusted trustworthy reputable renowned respected superior favored
    favoured favorite favourite excels excel excelled excelling stands-out standout shines shine shone praise
    praised praises praising lauded commended recommend recommends recommended recommending smooth smoothly
    snappy classy goosebumps beautifully charming cute adorable silky fluffy gladly pleasantly page-turner
    debt-free long-lasting worthwhile bonus terrific kudos rocks exceeded exceeds exceed exceeding surpassed
    surpasses surpass surpassing outperform outperforms outperformed outperforming beats beat beating tops
    topped appreciate appreciates appreciated thrilled pleased delighted impressed impressive impresses impress
    satisfied satisfying rewarding refreshing innovative ingenious thoughtful polished refined convenient
    productive profitable lucrative flourish flourished flourishing thrive thrives thrived thriving prosper
    prospered booming boomed successful successfully succeeded breakthrough milestone upbeat optimistic
    promising favourable favorable favourably favorably healthy resilient resilience streamlined streamlines
    streamline groundbreaking pioneering unlimited unmissable immaculate tidy quiet warm fresh win won wins
    winner winning winners awarded award awards upgraded improves improve improved improving improvement
    improvements strengthen strengthens strengthened strengthening rebounded rebounds rebound rebounding
    recovered recovers recover recovering recovery outstrips outstrip go-to repaid buyback`,
  ],
  [
    1,
    `affordable good helpful useful helps solid simple simplifies flexible effective efficient modern clean safe
    secure ideal suitable popular better benefit benefits benefited benefiting strength strengths advantage
    advantages advantageous perk perks pros ample lovely save saves saved saving savings enable enables easy
    easier easily enjoyable neat bright nimble rich stable steady capable tailored authentic plenty scalable
    customizable customisable bestseller best-selling competitive clever smart sweet well secured growth
    expansion synergies synergy encouraging welcome welcomed landed widely-used organic`,
  ],
  [0.8, `leading leader leaders preferred plus works renown well-known prominent established`],
  [
    -0.8,
    `can't cannot couldn't doesn't didn't won't wouldn't isn't wasn't aren't weren't don't unless supposed maybe`,
  ],
  [
    -1.5,
    `limited basic costly complex complicated dated cons con concern concerns drawback drawbacks downside
    downsides caveat caveats weak weaker weakest weakly weakness weaknesses issue issues difficult hard harder
    slow slower slowly slowness steep sparse bulky noisy loud crowded small tiny thin stiff dim dull bland
    soggy salty greasy stale cramped narrow cluttered clutter rigid gimmicky repetitive predictable
    inconsistent inconsistently delays delay delayed outages outage shortage shortages lag lags lagged lagging
    laggy struggle struggles struggled struggling weird odd strange sticky tricky tedious flimsy cheaply
    missing misses missed miss pricey pricy expensive upsell upsells nagging nags tight uncertain uncertainty
    uncertainties headwind headwinds sluggish slowdown pressure pressures squeezed squeeze squeezes volatile
    volatility dilution idle stagnant stagnated stagnation stagnates cautious challenging challenge challenges
    muted subdued lacklustre lackluster patchy spotty hefty unclear wait waited waiting bare tacky loose
    unfortunately sadly unfortunate pop-ups spam ads tangled downhill raided faded fades wears wrong`,
  ],
  [
    -2,
    `letdown beware drained dismissed resigns unreliable unstable unresponsive unhelpful unfriendly uncomfortable unimpressed unimpressive uninspired
    unintuitive unpredictable unprofessional unpleasant underwhelming underwhelmed disappointing
    disappointingly disappointed disappoints disappointment overpriced overcrowded overrated overhyped
    overcooked undercooked confusing confuses confused frustrating frustrated frustration frustrates annoying
    annoyed annoys clunky clumsy buggy bug bugs glitch glitches glitchy bloated cumbersome outdated obsolete
    inflexible inferior mediocre subpar shoddy flawed flaw flaws defective faulty defect defects malfunction
    malfunctioned malfunctions broke broken breaks cracked chipped snapped scratched scratches torn leaked
    leaks leak leaking leaky rattles rattle squeaks creaky wobbly shaky grainy blurry pixelated tinny muffled
    distorted dirty filthy grimy dusty stained stains smelly smelled smells stinks musty mouldy moldy littered
    shabby worn rundown run-down rude arrogant indifferent incompetent careless chaotic disorganized
    disorganised messy mess misleading deceptive deceptively opaque arbitrary intrusive spammy shallow boring
    bored tasteless inedible burnt lousy poor poorly poorer poorest bad badly worse worsen worsened worsens
    worsening crash crashes crashed crashing freezes freeze freezing froze hangs buffering buffer drains lost
    lose loses losing loser regret regrets regretted complaint complaints complain complains complained
    complaining criticized criticised criticizes criticises criticism criticisms slammed lawsuit lawsuits sued
    sues fined penalty penalties probe probes investigation investigated violation violations breach breaches
    breached insecure vulnerable vulnerability vulnerabilities hacked recall recalled recalls fail fails failed
    failing failure failures avoid avoided lacks lacking lack lacked overcharged suffer suffers suffered
    suffering hurt hurts hampered hampers hamper hindered eroded erodes erode eroding erosion deteriorate
    deteriorated deteriorates deteriorating deterioration weaken weakened weakens weakening downgraded
    downgrade downgrades downturn recession crisis layoff layoffs redundancies redundancy redundant halted
    suspended suspend suspends suspension scrapped cancelled canceled cancels cancellation cancellations
    rejected rejects rejection refused refuses refusal setback setbacks impairment impairments writedown
    write-down write-downs writedowns writeoff write-off write-offs default defaulted defaults insolvency
    insolvent shortfall underperform underperformed underperforms underperforming underperformance dismal bleak
    gloomy grim pessimistic negative negatively adverse adversely unprofitable loss-making resigned ousted
    disrupted disruption disruptions pointless overkill ripped rip-off ripoff sags sore sickening itchy lumpy
    crushed hopeless maze nightmare uninstall uninstalled uninstalling ordeal rash overheats overheating
    overheated crippled postponed postpones postponement washed-out painful sloppy tiresome cliche cliched
    wooden unwatchable unfunny lifeless pretentious tired uninteresting unconvincing died dead unusable
    unacceptable unbearable useless worthless junk rubbish garbage trash crap crappy sucks sucked dud flop
    flopped waste wasted wastes unsafe unsatisfactory unsatisfied dissatisfied unhappy ignored ignores ignoring
    neglected warning warned warns warn`,
  ],
  [
    -3,
    `worst terrible terribly awful horrible horrid horrendous abysmal atrocious appalling dreadful disgusting
    pathetic scam scammed scammers fraud fraudulent dangerous bankrupt bankruptcy collapse collapsed collapses
    collapsing plummet plummeted plummets plummeting plunge plunged plunges plunging catastrophic disastrous
    disaster gross revolting infested cockroaches bedbugs poisoning nauseous embezzlement bribery`,
  ],
  // Judges nothing where companies and products are spoken of, whatever the general list says.
  [
    0,
    `dims dimmed dimming dimmer dimmable wish cheap pushy grey gray no goods share shares shared sharing interest united like kind fire trust charges
    charged number solution solutions alert alerts matter big huge want wants wanted demand demands demanded
    please yes block blocks blocked cut cuts stop stops strike chance ability abilities support supports
    supported supporting supporter agree agreed agrees agreement accept accepted accepts active adequate allow
    allowed arrest assets asset attract attracted attracting bargaining care careful certain clear clearly
    commit commitment committed commitments dear debt debts desire desired dream ease emergency energetic
    engage engaged ensure ensures ensuring exclusive expand expands expanded expanding exploration fan fans
    feeling fight fit fitness forced free funeral grand grant granted grants growing honor hope hopes hopefully
    hug ill important increase increased inspire intense join joined joins justice keen launched legal liked
    loom loyalty luck mandatory meaningful mature medal natural novel offender opportunity opportunities pay
    peace prepared prison profit profits protect protected protects proud reach reached reaches reaching
    reassure relieve respect resolved resolve responsible restore restored restricted retained revive reward
    risk risks rob safety salient significant significance solve solved solves sophisticated spark spirit stall
    straight substantial substantially super survived tender thank top tout trap treasure true vision visionary
    war well-being worthy fine death drop drag cancer disease disorder pain crime murder killed attack battle
    poverty accident injury injured dumped dump eviction gun guilt hunger pollution rainy shoot bomb hell die
    kill kills dire forget forgot leave lowest offline pretend prevent prevented prevents shy tears
    underestimate dirt`,
  ],
];

/** Says that something is neither good nor bad, which is a judgement too. */
export const evenWords: readonly string[] =
  "okay ok average decent fine so-so middling passable acceptable unremarkable tolerable adequate mixed alright meh".split(
    " ",
  );
