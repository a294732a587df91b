/** Facts known of a language: its words that say nothing by themselves, and endings that only bend a word. */
export interface LanguageWords {
  /** Folded: without marks, in lower case. */
  readonly stopWords: ReadonlySet<string>;
  /** The longest first; a stem keeps at least three characters. */
  readonly endings: readonly string[];
}

/** By ISO 639; what a language that is not here does to its words is unknown, and they stay as they are. */
export const languageWords: ReadonlyMap<string, LanguageWords> = new Map([
  [
    "en",
    language(
      `a about after all also am an and any are as at be because been before being below between both but by can
      could did do does doing during each for from further get give had has have having he her here hers him his how
      i if in into is it its itself just like many me more most much my no nor not now of off on once only or other our ours
      out over own please same she should so some such tell than that the their theirs them then there these they
      this those through to too under until up us very was we were what when where which while who whom why will
      with would you your yours`,
      "ations ation ments ment ings ing edly ies ied ions ion ed es ly s e y",
    ),
  ],
  [
    "de",
    language(
      `aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei beim bin bis bist da
      damit dann das dass dein deine dem den der des dessen die dies diese dieser dieses doch dort du durch ein eine
      einem einen einer eines er es etwas euch fur gibt hab habe haben hat hatte hier ich ihr ihre im in ins ist jede
      jeder kann kein keine konnen macht man mein meine mich mir mit muss nach nicht noch nur ob oder ohne sehr sein
      seine sich sie sind so soll sondern uber um und uns unser unter viel vom von vor wann warum was weil welche
      welchem welchen welcher welches wem wen wenn wer werde werden wie wieder wir wird wo wurde zu zum zur zwischen`,
      "ungen ung heiten heit keiten keit ernd ern em en er es e n s",
    ),
  ],
  [
    "fr",
    language(
      `a ai alors au aucun aussi autre aux avant avec avoir ce cela ces cet cette ceux chaque chez comme comment dans
      de des du elle elles en encore entre est et etre eu fait faut font ici il ils je jusque la le les leur leurs
      lui ma mais me meme mes mon ne nos notre nous on ont ou par parce pas peu peut plus pour pourquoi quand que
      quel quelle quelles quels qui quoi sa sans se sera ses si son sont sous sur ta te tes toi ton tous tout toute
      toutes tres tu un une vos votre vous y d l c j m n s t qu`,
      "issements issement ements ement ations ation euses euse eurs eur ives ive ies ees es er ir ie ee e s x",
    ),
  ],
  [
    "es",
    language(
      `a al algo algun alguna ante antes aqui asi aun bajo bien cada como con contra cual cuales cuando de del desde
      donde dos el ella ellas ellos en entre era es esa ese eso esta estan estar este esto estos fue ha hace hacia
      han hasta hay la las le les lo los mas me mi mis mucho muy nada ni no nos nosotros o otra otro para pero poco
      por porque puede que quien quienes se sea ser si sin sobre son su sus tal tambien tanto te tiene todo todos tu
      tus un una uno unos usted y ya yo`,
      "aciones acion amientos amiento mente idades idad ando iendo ados adas ado ada ar er ir es as os a e o s",
    ),
  ],
  [
    "it",
    language(
      `a ad agli ai al alla alle allo anche ancora avere c che chi ci come con contro cosa cui d da dagli dai dal
      dalla dalle degli dei del della delle dello di dove e ed era essere fra gli ha hanno ho i il in io l la le lei
      li lo loro lui ma mi mia mio molto ne nei nel nella nelle no noi non nostro o ogni per perche piu poco puo
      qual quale quali quando quanto quella quelle quello questa queste questo qui sara se sei si sia siamo sono su
      sua sue sugli sui sul sulla suo suoi tra tu tutti tutto un una uno vi voi`,
      "azioni azione amenti amento mente ita ando endo ati ate ato ata are ere ire i e o a",
    ),
  ],
  [
    "nl",
    language(
      `aan al alle alles als ander andere ben bij daar dan dat de der deze die dit doen door dus een elke en er ge
      geen had hebben heeft hem het hier hij hoe hun ik in is ja je kan kunnen maar me meer men met mij mijn moet na
      naar niet niets nog nu of om omdat onder ons ook op over te tegen toch toen tot u uit uw van veel voor waar
      waarom wanneer want waren was wat we wel welk welke werd wie wij wil worden wordt zal ze zelf zich zij zijn zo
      zonder zou`,
      "heden heid ingen ing elijk en er es e s",
    ),
  ],
  [
    "pt",
    language(
      `a ao aos aquela aquele aqui as ate cada com como contra da das de dela dele desde do dos e ela elas ele eles
      em entre era essa esse esta estao estar este eu foi fora ha isso isto ja la lhe mais mas me mesmo meu minha
      muito na nao nas nem no nos nossa nosso num numa o onde os ou outra outro para pela pelo por porque pode qual
      quais quando que quem sao se sem ser seu seus sob sobre sua suas tambem tem todo todos tu um uma umas uns voce
      voces`,
      "acoes acao amentos amento mente idades idade ando endo ados adas ado ada ar er ir es as os a e o s",
    ),
  ],
]);

function language(stopWords: string, endings: string): LanguageWords {
  const byLength = endings.split(" ").toSorted((one, other) => other.length - one.length);
  return { stopWords: new Set(stopWords.split(/\s+/)), endings: byLength };
}
