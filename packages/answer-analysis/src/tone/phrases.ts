/** Runs of words that say together what none of them says alone, with their value; 0 judges nothing. */
export const phrases: readonly (readonly [number, string])[] = [
  [
    3,
    `highly recommend|highly recommended|strongly recommend|worth every penny|worth every cent|worth the money|
    worth the price|worth the wait|value for money|value for the price|great value|good value|excellent value|
    works like a charm|like a charm|works great|works perfectly|works well|works flawlessly|worked great|
    worked perfectly|works as advertised|must have|must buy|must read|must see|must visit|gold standard|
    stands out|stood out|stand out|second to none|out of this world|above and beyond|out of their way|
    out of his way|out of her way|game changer|life changing|life saver|look no further|not looked back|
    never looked back|haven't looked back|not looking back|blown away|blew me away|blew us away|can't go wrong|
    cannot go wrong|couldn't be happier|could not be happier|couldn't be better|couldn't ask for more|
    could not ask for more|what more could you|can't fault|cannot fault|can't recommend enough|
    cannot recommend enough|can't say enough|exceeded expectations|exceeded my expectations|
    exceeded our expectations|beat expectations|beats expectations|above expectations|better than expected|
    better than i expected|more than i expected|stronger than expected|ahead of expectations|tops the list|
    top pick|top choice|best choice|great choice|five stars|5 stars|5 out of 5|four stars|all time high|
    record high|record level|record profit|record sales|record quarter|record year|highest level|highest ever|
    hands down|by far the best|won me over|win win|love it|loved it|love this|love the|loved the|love how|a joy|
    a pleasure|a delight|back to profit|return to profit|returned to profit|returned to profitability|
    into the black|back in the black|turned profitable|swung to a profit|in good shape|best shape|
    couldn't put it down|could not put it down|couldn't stop|could not stop|can't live without|hats off|
    hidden gem|to die for|melt in your mouth|mouth watering|crystal clear|pleasantly surprised|ten out of ten|
    great job|good job|well done|top tier|on point|page turner|never been better|never been easier|hard to beat|
    can't beat|cannot beat|can't be beat|not to be missed|don't miss|can't wait|cannot wait`,
  ],
  [
    2,
    `my go to|our go to|will be back|we'll be back|i'll be back|will return|would return|will buy again|would buy again|
    buy it again|buy again|stay again|come back again|would stay again|will definitely|easy to use|
    easy to set up|easy to learn|easy to install|easy to assemble|easy to clean|makes sense|safe bet|well worth|
    worth it|worth trying|worth a try|worth considering|peace of mind|on track|ahead of schedule|ahead of plan|
    ahead of time|faster than planned|paid off|pays off|paying off|hit the spot|as advertised|holds up|held up|
    exactly what i needed|exactly what i wanted|does exactly what|no complaints|no problem|no problems|
    no issues|not disappointed|won't disappoint|will not disappoint|won't regret|will not regret|
    never disappoints|never let me down|hasn't let me down|buy recommendation|buy rating|positive outlook|
    market leader|won a contract|won the contract|won an order|wins order|won an|won a|wins a|
    awarded a contract|awarded the contract|has been awarded|was awarded|been selected|was selected|been chosen|
    secured a contract|secures a|secured an order|received an order|received orders|new orders|new order|
    major order|large order|record order|biggest order|largest order|received approval|regulatory approval|
    gains approval|won approval|high marks|thumbs up|bang for|creates jobs|create jobs|new jobs|cost savings|
    efficiency gains|gained market share|gain market share|gained ground|quick to respond|went smoothly|
    highly rated|highly regarded|widely regarded|top rated|strong choice|solid choice|
    strong option|solid option|excellent option|picked up|picks up|come back strongly|in favour of|in favor of|
    met its target|met its targets|met its goal|met its main goal|met its primary|meets its|reached its target|
    made a profit|made a net profit|posted a profit|turned a profit|turn a profit|look forward|looking forward|
    looks forward|in no time|never a problem|never had a problem|never had any|definitely recommend|
    would recommend|i recommend|we recommend|thank you|long lasting|well thought|well made|well built|
    well designed|well written|well organized|well organised|well priced|well cooked|well kept|well maintained|
    holds a charge|lasts long|lasts for|keeps getting better|getting better|no regrets|not regret|don't regret|
    never regretted|early repayment|free of debt|five star|so far so good|all i need|all you need|
    everything i need|everything you need|good fit|great fit|perfect fit|great for|perfect for|ideal for|
    best for|good for|of high quality|high quality|top quality|good quality|great quality|buy back|bonus issue|
    step up|competitive edge|competitive advantage|double the capacity|access to new|opens up new`,
  ],
  [
    1,
    `safe choice|makes it easy|make it easy|made it easy|at no extra cost|free of charge|for free|free tier|
    free plan|free shipping|save time|saves time|saves hours|hours of work|does the trick|fits perfectly|
    fits well|in time|on time|all day|strengthen its position|strengthens its position|expand its|
    growth targets|strategic partnership|long battery|good battery|meets expectations|met expectations|
    as expected and`,
  ],
  [
    -2,
    `cheap plastic|feels cheap|looks cheap|learning curve|falls short|fall short|fell short|lags behind|lag behind|lagged behind|lagging behind|
    falls behind|fell behind|left behind|trails behind|hit or miss|let down|lets down|let me down|let us down|
    gave up|give up|not worth|isn't worth|wasn't worth|nothing special|could be better|could have been better|
    should have been|should be better|needs improvement|room for improvement|needs work|
    leaves much to be desired|leaves a lot to be desired|left a lot to be desired|expected more|expected better|
    wanted more|look elsewhere|looking elsewhere|go elsewhere|steer clear|stay away|keep away|buyer beware|
    think twice|does not work|doesn't work|didn't work|did not work|don't work|not work|not working|
    barely works|hardly works|doesn't load|don't load|won't load|doesn't turn on|won't turn on|not turn on|
    never worked|no longer works|would not recommend|wouldn't recommend|cannot recommend|can't recommend|
    not recommend|not recommended|do not recommend|don't recommend|do not buy|don't buy|wouldn't buy|
    would not buy|won't buy|wouldn't stay|would not stay|won't be back|not be back|won't return|not return|
    never again|never buy|never stay|never return|never going back|hidden fees|hidden costs|hidden charges|
    make no sense|makes no sense|no sense|nobody at the|no one at the|still waiting|never arrived|never came|
    never answered|no answer|no response|no reply|did not respond|didn't respond|no rererefunds|
    full of mistakes|full of errors|full of bugs|hard to use|difficult to use|hard to find|hard to assemble|
    too much|too many|too small|too big|too expensive|too loud|too long|too short|too slow|too hard|too soft|
    too late|too little|way too|fire sale|cost overruns|job cuts|cut jobs|lay off|lays off|laid off|laying off|
    temporary layoffs|write down|wrote down|written down|wrote off|written off|step down|steps down|
    stepped down|negative outlook|sell rating|lowest level|record low|all time low|lowest since|lowest close|
    in the red|into the red|turned negative|below expectations|missed expectations|missed estimates|
    missed forecasts|missed analysts|worse than expected|weaker than expected|lower than expected|
    less than expected|short of expectations|under pressure|came under|running below|piled up|piles up|
    fell through|falls through|walked away|pulled out|exits the|lost the contract|lost market share|
    lose market share|losing market share|lost ground|losing ground|lost a|lost money|advise to sell|
    price fixing|fixing prices|profit warning|warned that|going concern|bad debts|
    closed down|close down|closes down|shut down|shuts down|shutting down|threw it away|
    threw away|threw the|throw away|thrown away|in the trash|in the bin|for dear life|one star|1 star|two stars|
    2 stars|wears out|wore out|worn out|came off|fell off|peeling off|logs me out|charged twice|drawn criticism|
    draws criticism|drew criticism|under fire|under investigation|under scrutiny|data breach|out of stock|
    out of date|out of business|went wrong|goes wrong|go wrong|paper thin|dried up|dries up|ate into|eats into|
    eat into|eating into|ruled against|lose their jobs|lost their jobs|could not meet|unable to|hung up|on hold|
    broke out|soaked through|washed out|showed up late|never showed|big mistake|huge mistake|got sick|
    made me sick|gone downhill|went downhill|used to be|not as good|not what|nothing like|false advertising|
    sent it back|send it back|sent back|had to return|return it|returned it|returning it|returning this|
    only lasted|lasted only|didn't last|did not last|doesn't last|does not last|didn't fit|doesn't fit|
    does not fit|did not fit|won't fit|not fit|can't hear|cannot hear|can't use|cannot use|can't even|
    couldn't even|could not even|can't get|cannot get|could not finish|couldn't finish|wouldn't waste|no use|
    of no use|not even|not once|wrong size|wrong item|wrong order|ask for a refund|asked for a refund|
    avoid at all costs|at all costs|fails to|failed to|failure to|refused to|refuses to|had enough|no point|
    so bad|so slow|gives up|dead on arrival|out of order|not user friendly|not easy|nobody answered|
    no one answered|not work properly|not hold|doesn't hold|won't hold|cheaply made|poorly made|badly made|
    poor quality|bad quality|low quality|not as described|not as advertised|as if|could not care|couldn't care|
    in default|
    cash burn|strike action|went on strike|a strike|not profitable|no longer profitable|resignation of|
    tax evasion|insider trading|cut corners|cuts corners|not enough|not good|not great|not happy|not impressed|
    not clean|not safe|not reliable|not like|didn't like|don't like|did not like`,
  ],
  [
    -4,
    `waste of money|waste of time|waste of|wasted my|stopped working|stop working|quit working|broke after|
    died after|fell apart|falls apart|falling apart|fall apart|rip off|ripped off|save your money|
    save your time|don't waste|do not waste|don't bother|do not bother|money back|want my money|food poisoning|
    bed bugs|filed for bankruptcy|files for bankruptcy|bankruptcy protection|chapter 11|day one and|never have|
    piece of junk|piece of crap|zero stars|a nightmare|a joke|a mess`,
  ],
  // Of business and of things, and no judgement.
  [
    0,
    `up to|set up|sets up|setting up|made up|makes up|make up|build up|built up|signed up|sign up|signs up|
    start up|start ups|ended up|end up|ends up|look up|looked up|come up|came up|close up|follow up|back up|
    backed up|pick up the|pop up|grew up|grow up|growing up|sit down|sat down|down the|down to|break down|
    down payment|top down|come down to|write up|speed up|dress up|open up|opens up|opened up|hook up|turn up|
    turned up|give it up|up and running|up front|increase in share capital|increase of share capital|
    share capital|increase of the share capital|share capital increase|increase in the share capital|
    increase its stake|increased its stake|raised its stake|raises its stake|increase in capital|
    capital increase|declined to|declines to|decline to|subject to approval|to be approved|be approved|
    approved by|be approved by|approval of|approval by|annual general|drop off|dropped off|cut off|in order|
    in order to|return flight|return trip|in charge|in charge of|book value|by the book|a good deal of|
    great deal of|low cost|higher education|high street|high rise|high speed|high voltage|high end|
    high definition|high tech|high court|double bed|double room|double beds|net profit of|income tax|sales tax|
    sales office|sales manager|sales director|sales company|sales network|sales force|head of sales|
    cost of living|no charge|no obligation|no fee|no less than|less than|more or less|limited company|
    limited liability|pte limited|private limited|co limited|customer care|weight loss|hair loss|well as|
    as well|as well as|well known|no one|best practice|best practices|best known|best regards|free cash|
    free float|at least|at best|good morning|good luck|good night|great britain|would like|i like to|feel like|
    looks like|look like|like a|like the|like to|to like|such as|so far|long term|short term|fixed income|
    net income|other income|interest income|strong password|top of|on top|record date|track record|record the|
    records the|recorded in|high school|high season|smart phone|fast food|light bulb|hard drive|hard disk|
    soft drink|soft drinks|warm up|cold water|clean energy|clean water|clean up|win 10|rights issue|share issue|
    bond issue|issue of shares|issue price|new issue|an issue of|issue of|directed issue|
    critical infrastructure|risk management|crisis management|loss adjuster|growth company|no comment|
    no later than|no more than|no fewer than|no change|support team|happy hour|sweet spot|challenge cup|
    complex of|apartment complex|office complex|small businesses|small business|small teams|small team|
    small and|warning light|early warning|alarm system|complaints procedure|works for|works with|works on|
    works as|works in|a plus sign|rich text|plus tax|light on|light rail|safe deposit|the wait|couldn't wait|
    no doubt|no wonder|no matter|hard work|hard to go wrong|easy chair|negative interest|con man|steel works|
    award ceremony|for a fee|in demand|under warranty|fine print|improvement works|home improvement|miss it`,
  ],
];
