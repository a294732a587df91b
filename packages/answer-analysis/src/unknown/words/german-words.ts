import { wordsOf } from "./words.ts";

export const germanWords = wordsOf(
  {
    deny: `ungeklart fremd zuwenig kein/e/en/er/em/es keinerlei nicht nie niemals nirgends nirgendwo weder ohne
      erfolglos ergebnislos vergeblich`,
    lack: "unmoglich fehlen fehlt mangelt",
    nothing: "unauffindbar nichts",
    faint: `dunn mager durftig luckenhaft wenig/e unzureichend/e unzureichenden begrenzt/e sparlich/e kaum`,
    strange: "unbekannt",
    know: `herausfinden herauszufinden aufzutreiben auftreiben heisst ubereinstimm~ finde gestossen stosse fundig
      erkenne erkennen erkannt weiss enthalten enthalt vertreten aufgefuhrt gelistet registriert
      nachvollziehen nachvollziehbar verifizierbar belegen belegt bestatig~ existent zuzuordnen feststellen
      ermittelt aufspuren entdeck~ stiess sagen sagt begegnet untergekommen einordnen einzuordnen anfangen
      kenne kennen bekannt/e/es/er vertraut gelaufig finden gefunden auffinden ausfindig identifizieren
      verifizieren bestatigen bestatigt nachweisen zuordnen gehort existiert existieren existenz erwahnt
      erwahnen erwahnung erwahnungen genannt taucht tauchte auffindbar ermitteln begriff aufgetaucht
      verzeichnet`,
    info: `wissens branchenverzeich~ branchenbuch~ firmenverzeich~ etwas viel vieles quellenlage informationslage datenlage datenbasis datengrundlage wissensstand
      trainingsstand suchergebnis~ fundstell~ anzeichen material einzelheit~ nennung~ erwahnung~ datensatz
      datensatze fakten verzeichnis~ register handelsregister wissensdatenbank informationsquell~ websuche
      websuchergebnisse unterlagen information/en infos angabe/n daten erkenntnis/se hinweis/e hinweisen
      quelle/n beleg/e treffer eintrag/e eintragen ergebnis/se ergebnissen kenntnis/se wissen details
      nachweis/e spur/en anhaltspunkt/e auskunft auskunfte suchergebnis/se suchergebnissen trainingsdaten
      datenbank wissensbasis referenzen suchtreffer`,
    page: `test~ testbericht~ erfahrungsbericht~ kundenmeinung~ webprasenz internetprasenz prasenz pressemeldung~
      medienbericht~ forum foren produktseite~ onlineshop bewertung/en nachrichten artikel website webseite
      webauftritt internetauftritt homepage seite/n berichte profil/e rezension/en presseberichte
      kundenbewertungen`,
    search: `versuch~ nachforschung~ ermittlung~ suche suchen gesucht recherche recherchen recherchiert nachgesehen
      geschaut gesehen abfrage suchanfrage`,
    judge: `empfehl~ einschatz~ einzuschatzen beurteil~ bewerten vergleich~ urteil~ meinung~ einordnung aussage
      aussagen stellungnahme`,
    org: "hersteller anbieter unternehmen marke firma handler",
    plain: `teil geworden jede/r/s/n/m lang~ als geben gebe nachdem auch erfolg uberhaupt passen bringen ihnen anhand
      fast praktisch schlichtweg marke vorkommt kommt steht schlicht werkzeuge tools verlauf meinen mittels
      gemass laut sonstig~ dafur belegen machen treffen bilden abgeben seriose belastbar~ verlasslich~
      zuverlassig~ gesichert~ glaubwurdig~ vertrauenswurdig~ verifiziert~ offentlich~ offiziell~ unabhangig~
      konkret~ genau~ naher~ weiter~ ausreichend~ hinreichend~ genug~ relevant~ serios~ aktuell~ belegt~
      etabliert~ aussagekraftig~ detailliert~ prazis~ brauchbar~ nennenswert~ eindeutig~ verwertbar~
      zuganglich~ verfugbar~ auffindbar~ tatsachlich~ existier~ uberprufbar~ uberpruf~ pruf~ durchsuch~
      konsultier~ einzig~ jeglich~ irgend~ gangig~ einschlagig~ allgemein~ real~ echt~ mein~ unser~ ihr~ dies~
      jen~ all~ mehrer~ verschieden~ marktubersicht branche bereich markt handler~ herstell~ anbieter~
      produkt~ unternehm~ firmen~ marken~ gruppe websuche google wikipedia datenbanken bedaur~ leid~
      entschuldig~ verzeihung sorry ehrlicherweise offen muss~ mussen musste angesichts es gibt tatsache
      sicher gewiss zweifelsfrei derzeit~ gegenwart~ momentan~ bisherig~ zuletzt letzt~ stand~ trainings~
      wissens~ trotz grundlich~ intensiv~ umfangreich~ sorgfaltig~ eingehend~ erneut~ mehrfach~ versuch~
      gelungen gelang gelingt bin sei seien ware hatte selbst einmal schon je zwar dennoch mal bitte frage
      begriff ding genannt~ konnen um worden darunter darin davon dabei hinter war besteh~ so jetzig~
      speziell~ spezifisch~ eigen~ vollig komplett ganzlich sagen muss zugeben gestehen dass ehrlich
      gepruft/e/en durchsuchten durchsucht verfugbaren daruber betrifft angeht anbelangt was ich wir mir uns
      mich zu zum zur uber fur von vom bezuglich hinsichtlich auf unter in im mit nach bei an am aus dem den
      der die das des ein eine einen einem einer eines diese/r/s/m/n welche/r/s solche/s etwas namens name
      namen genannten bezeichnung unternehmen/s firma firmen marke/n anbieter hersteller produkt/e dienst tool
      software handler app plattform startup betrieb habe haben hat kann konnte konnten ist sind waren wurde
      wurden werden wird lassen lasst liess liessen sich liegen liegt lag lagen vor vorliegenden vorliegend
      gab besitze verfuge verfugen verfugbar verfugbare/n vorhanden vorhandenen leider bedauere bedaure
      derzeit aktuell aktuellen momentan zurzeit bisher bislang noch jetzt zeitpunkt stand meine/n/m/r meines
      wissens kenntnisstand soweit weiss tut leid entschuldigung gesagt tatsachlich wirklich einfach nur sehr
      verlassliche/n/s zuverlassige/n/s gesicherte/n belastbare/n glaubwurdige/n verifizierte/n offentliche/n
      offentlich zugangliche/n offizielle/n/r/s unabhangige/n konkrete/n/s genaue/n nahere/n weitere/n
      ausreichend/e/en genug genugend genugende relevante/n seriose/n aktuelle/n belegte/n etablierte/n
      real/e/es/er echte/s tatsachliche/s existierende/s internet netz web online dazu hierzu hieruber
      irgendwelche/n allgemein gut zugreifen zugriff bekommen erhalten geliefert ergeben ergab lieferte
      brachte gebracht intensiver vergangenen zumindest hier gar auftaucht`,
    and: "und oder noch sowie",
    turn: "da aber jedoch daher deshalb weshalb sodass deswegen doch somit sondern also falls",
    bound: `besser~ weniger mehr obwohl wenn wer wem wen wie weil wahrend sofern deren dessen ausser besser besseres
      wo welcher ob`,
  },
  /\b(?:kann|konnen|konnte|lasst|mochte)\b[^.]{0,80}\b(?:nicht|kein\w*|nichts)\b|\bunmoglich\b/u,
  /§,? (?:hat|hatte|kennt|findet (?!sich|man)|fand (?!ich|sich)|gibt (?!es)|liegt (?!mir|uns|nichts|kein)|verfugt|veroffentlicht|nennt|macht (?!mir)|listet|weiss (?!ich|man)|ist (?:nicht|kein\w*) (?:nur|gut|verfugbar|vorhanden)|bietet|pruft|verrat|sagt (?!(?:mir|uns|einem)\b))\b|§ scheint (?!nicht|es|mir|kein\w* (?:bekannt|real|existier|echt))|\w+er als §/u,
);
