import { wordsOf } from "./words.ts";

export const dutchWords = wordsOf(
  {
    deny: "geen niet nooit nergens zonder onbekend/e noch tevergeefs onvindbaar",
    lack: "ontbreken ontbreekt ontbreekt",
    nothing: "niets niks",
    faint: "weinig onvoldoende beperkt/e schaarse schaars",
    know: `zegt zeggen tegengekomen plaatsen thuisbrengen ken kennen herken herkennen bekend/e vertrouwd vinden gevonden terugvinden vind vond vonden terug identificeren verifieren bevestigen
      bevestigd gehoord bestaat bestaan bestaande vermeldt vermelden vermeld noemt noemen genoemd verwijst verwijzen achterhalen traceren
      opgedoken voorkomt komt duikt hoogte`,
    info: `informatie info gegevens details detail bron bronnen resultaat resultaten zoekresultaten vermelding/en verwijzing/en kennis spoor
      sporen data treffers iets bewijs bewijzen database trainingsdata aanwijzing/en documentatie kennisbank`,
    page: "recensie/s beoordeling/en review/s nieuws nieuwsbericht/en nieuwsartikelen artikel/en website site pagina webpagina profiel",
    search: "zoek zoeken gezocht zoekopdracht zoekactie zoektocht nagezocht opgezocht onderzoek",
    plain: `wat betreft daar moet toegeven bekeken geraadpleegde raadplegen ik wij we mij me ons mijn er heb hebben had hadden heeft kan kon konden kunnen ben is zijn was waren werd werden wordt worden beschik beschikken
      bezit krijg leverde opgeleverd op over van voor met betrekking tot omtrent rond in uit bij onder aan naar door onderwerp
      een het de dit deze die dat enkel enkele welke welk dergelijk naam genaamd geheten heet bedrijf bedrijven merk product/en tool/s
      dienst/en leverancier/s fabrikant/en aanbieder/s platform/en app winkel software onderneming startup betrouwbare betrouwbaars betrouwbaar
      verifieerbare geverifieerde openbare publieke publiek beschikbaar beschikbare concrete voldoende genoeg relevante officiele recente
      onafhankelijke specifieke gedetailleerde actuele echte echt werkelijk daadwerkelijk bestaand helaas sorry spijt excuses momenteel
      moment nu tot nu toe nog huidige heden internet web online hierover daarover erover hiervan ervan zover weet eerlijk gezegd
      gewoon enige zeer training laatste update beschikking toegang te mijn geheugen verder sluitende solide ook wel`,
    and: "en of",
    turn: "maar dus want daarom waardoor zodat echter als",
    bound: "hoewel wanneer wie beter beters dan omdat terwijl waarvan waar je u jij",
  },
  /\b(?:kan|kunnen|kon|durf)\b[^.]{0,80}\b(?:niet|geen|niets)\b|\b(?:niet|geen)\b[^.]{0,30}\b(?:kan|mogelijk)\b|\b(?:onmogelijk|moeilijk)\b/u,
  /§,? (?:heeft|had|kent|vindt|vind je|vermeldt|noemt|beschikt|levert|is (?:niet|geen) (?:beschikbaar|onbekend|onder))\b/u,
);
