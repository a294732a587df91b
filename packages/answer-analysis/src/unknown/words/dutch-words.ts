import { wordsOf } from "./words.ts";

export const dutchWords = wordsOf(
  {
    deny: "ontoegankelijk geen niet nooit nergens zonder noch tevergeefs",
    lack: "onmogelijk ontbreken ontbreekt",
    nothing: "onvindbaar onvindbare niets niks",
    faint: "summier summiere dun mager weinig onvoldoende beperkt/e schaarse schaars",
    strange: "onbekend/e",
    know: `overeen overeenkomt overeenkomen overeenstemt gevonden identificeer~ verifi~ bevestig~ herken~
      terugvind~ tegenkom~ tegengekom~ gevond~ bestaa~ vermeld~ genoem~ opgenomen aanwezig gestuit stuit
      stuitte wijst wijzen duidt getraceerd opspor~ opgespoord lokaliseren vaststellen aantreff~ aangetroff~
      verifieerbaar weet weten opdui~ duik~ voorkom~ zegt tegengekomen plaatsen thuisbrengen ken kennen herken
      herkennen bekend/e vertrouwd vinden terugvinden vind vond vonden terug identificeren verifieren
      bevestigen bevestigd gehoord bestaat bestaan bestaande vermeldt vermelden vermeld noemt noemen genoemd
      verwijst verwijzen achterhalen traceren opgedoken voorkomt komt duikt hoogte`,
    info: `bedrijvengids bedrijvenregister iets overeenkomst/en veel feiten feit kennisbank kennisbasis geheugen register/s handelsregister index
      databank archief archieven aanknopingspunt~ zoekresult~ trainingsgegevens trainingsmateriaal bewijsstuk~
      indicatie/s wikipedia google informatie info gegevens details detail bron bronnen resultaat resultaten
      zoekresultaten vermelding/en verwijzing/en kennis spoor sporen data treffers bewijs bewijzen database
      trainingsdata aanwijzing/en documentatie`,
    page: `ervaringen klantervaringen klantbeoordeling~ nieuwsartikel~ persbericht~ forum blog webshop aanwezigheid
      recensie/s beoordeling/en review/s nieuws nieuwsbericht/en nieuwsartikelen artikel/en website site
      pagina webpagina profiel`,
    search: `geprobeerd zoek zoeken gezocht zoekopdracht zoekactie zoektocht nagezocht opgezocht onderzoek`,
    judge: `aanbevel~ aanraden vergelijk~ beoordel~ oordeel oordelen mening beantwoord~ advies adviseren inschatt~`,
    org: "fabrikant/en leverancier/s merk bedrijf bedrijven aanbieder/s",
    plain: `maakt deel uit omvat~ als u je na lang kwam naar boven concrees concreets omdat bieden geprobeerd succes zekerheid
      staat in volledig helemaal zeggen elk elke hoe ook moeilijk kan vrijwel nauwelijks te erop dat echt
      geven maken vormen spijt waar betrouwba~ geverifi~ openba~ publiek~ beschikba~ concre~ voldoend~
      relevant~ officiel~ recent~ onafhankelijk~ specifiek~ gedetailleer~ actue~ nauwkeurig~ bruikba~
      noemenswaard~ gezaghebbend~ duidelijk~ zeker~ substantie~ werkelijk~ daadwerkelijk~ gevestigd~ bedrij~
      product~ dienst~ leverancier~ fabrikant~ aanbieder~ platform~ ondernem~ firma sector markt categorie
      branche moment~ huidig~ helaas~ excus~ geraadpleeg~ raadpleg~ doorzoch~ bekek~ gecheckt gecontroleer~
      onderzoch~ toegang~ krijg~ verkrijg~ bied~ bezit~ bevat bevatten ondanks poging~ diverse verschillende
      meerdere alle al alles eigen eerlijk~ open moeten laatst~ training~ zelf ooit eerder dergelijke zulk
      zulke om hier wil gelukt lukt lukte slaag~ wat betreft daar moet toegeven bekeken geraadpleegde
      raadplegen ik wij we mij me ons mijn er heb hebben had hadden heeft kon konden kunnen ben is zijn was
      waren werd werden wordt worden beschik beschikken bezit krijg leverde opgeleverd op over van voor met
      betrekking tot omtrent rond uit bij onder aan door onderwerp een het de dit deze die enkel enkele welke
      welk dergelijk naam genaamd geheten heet bedrijf bedrijven merk product/en tool/s dienst/en
      leverancier/s fabrikant/en aanbieder/s platform/en app software onderneming startup betrouwbare
      betrouwbaars betrouwbaar verifieerbare geverifieerde openbare publieke publiek beschikbaar beschikbare
      concrete voldoende genoeg relevante officiele recente onafhankelijke specifieke gedetailleerde actuele
      echte werkelijk daadwerkelijk bestaand helaas sorry excuses momenteel moment nu toe nog huidige heden
      internet web online hierover daarover erover hiervan ervan zover weet eerlijk gezegd gewoon enige zeer
      training laatste update beschikking toegang geheugen verder sluitende solide wel`,
    and: "en of",
    turn: "omdat maar dus want daarom waardoor zodat echter",
    bound: "zo even hoewel wanneer wie beter beters dan omdat terwijl waarvan waar jij",
  },
  /\b(?:kan|kunnen|kon|durf)\b[^.]{0,80}\b(?:niet|geen|niets)\b|\b(?:niet|geen)\b[^.]{0,30}\b(?:kan|mogelijk)\b|\b(?:onmogelijk|moeilijk)\b/u,
  /§,? (?:heeft|had|kent|vindt|vind je|vermeldt|noemt|beschikt|levert|publiceert|geeft|toont|maakt (?!geen deel)|bevat|is (?:niet|geen) (?:beschikbaar|onbekend|onder))\b|\baan te merken|§ is niet (?:[\w-]+ )?bekend\b(?! (?:bij mij|voor mij))|§ lijkt (?!niet|nergens|geen (?:bestaand|echt|bekend))|(?<!ik )\b(?:je|u)\b|\w+er als §/u,
);
