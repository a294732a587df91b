import { wordsOf } from "./words.ts";

export const italianWords = wordsOf(
  {
    deny: `incapace troppo troppa indisponibili non ne nessun nessuna nessuno mai senza neppure nemmeno neanche`,
    lack: "impossibile mancano manca",
    nothing: "introvabile irreperibile nulla niente",
    faint: `scarn~ esigu~ insufficiente insufficienti limitata limitate limitati scarse scarsi scarsa scarso poche
      pochi poca`,
    strange: "sconosciut/o/a/i/e ignot/o/a/i/e",
    know: `emerso emerge emersa emersi scoprire scoperto corrispond~ rintracci~ individu~ identific~ verific~
      conferm~ riconosc~ trov~ esist~ menzion~ compar~ appai~ figur~ risult~ attest~ localizz~ presente
      presenti reper~ imbatt~ sapere registrat~ nominat~ elencat~ cita conoscenz~ collocare inquadrare dice
      conosco conosciamo conoscere conosciut/o/a/i/e riconosco riconoscere trovo trovare trovat/o/a/i/e
      trovata rintracciare rintracciato individuare individuato identificare identificato verificare
      confermare esiste esistono esistenza menziona menzionano menzionat/o/a/i/e menzione menzioni menzionare
      compare compaiono appare figura risulta risultano risultato sentito not/o/a/i/e familiare reperire
      reperito conoscenza citano traccia`,
    info: `conoscenze elenco elenchi albo qualcosa voce voci molto granche notizia notizie indizio indizi documento documenti memoria archivio
      archivi registro registri riscontr~ elemento segnale corrispondenz~ wikipedia google informazione
      informazioni dato dati dettaglio dettagli riferimento riferimenti risultati fonte fonti tracce
      conoscenze prova prove registrazioni documentazione riscontri riscontro database elementi`,
    page: `presenza forum blog comunicati testimonianze valutazioni clienti recensione recensioni articolo articoli
      sito pagina pagine profilo profili stampa opinioni`,
    search: "tentat~ ricerca ricerche cercato cercando ricercato consultato",
    judge: `consigli~ raccomand~ confront~ valut~ giudi~ opinione pronunciarmi rispondere inventare parere`,
    org: "produttore produttori fornitore marchio marchi marca azienda aziende societa",
    plain: `fa parte delle dirne includ~ contien~ darti darle viene vengono saprei accurat~ dopo provato tentato successo certezza
      tutto del dire dirti aggiungere difficile elementi possa quasi strumenti cui scuso permette permettono
      davvero sento dare fare esprimere formulare io abbia sia siano fosse affidabil~ verificabil~ pubblic~
      disponibil~ concret~ sufficient~ rilevant~ ufficial~ recent~ indipendent~ specific~ dettagliat~ precis~
      solid~ attendibil~ cert~ credibil~ util~ sostanzial~ significativ~ esatt~ complet~ chiar~ sicur~
      autentic~ esistent~ real~ consolidat~ aziend~ marc~ societ~ impres~ prodott~ strument~ serviz~ fornitor~
      produttor~ piattaform~ applicazion~ ditta settore mercato categoria attual~ moment~ purtropp~ spiac~
      scus~ dispiac~ consult~ cerc~ acced~ accesso otten~ offr~ possie~ contengono fornir~ nonostante
      tentativ~ vari~ divers~ tutt~ propri~ sincer~ onest~ francamente ammetter~ ultim~ addestram~ motori
      motore nostre nostri stesso stessa ogni effettuat~ svolt~ approfondit~ devo ammettere consultate
      consultare riguarda mi ci si mio mia miei mie ho abbiamo avere ha hanno stato stata state stati c e sono
      essere riesco riuscito riuscita posso potuto possiamo dispongo disponiamo possiedo di d della dei delle
      dell degli su sul sulla sull riguardo riguardanti riguardante relativo relativi relative relativa circa
      per in merito nel nella nelle nei nell tra fra con a ad al alla da il lo la l gli le i un una uno alcun
      alcuna alcuno qualsiasi che chiamat/o/a/i/e nome denominat/o/a/i/e dal sotto chiami chiama azienda
      aziende marca marchio marchi societa impresa prodotto prodotti strumento servizio servizi fornitore
      produttore piattaforma brand software attivita questo questa quest tale affidabile affidabili
      verificabile verificabili verificat/o/a/i/e verificate verificati pubblica pubbliche pubblici
      pubblicamente disponibile disponibili concreto concrete sufficiente sufficienti rilevante rilevanti
      ufficiale ufficiali recente recenti indipendente indipendenti specifica specifiche specifici attendibile
      attendibili certe certo dettagliate precise reale reali esistente solida solide purtroppo spiace
      dispiace scusa scusi temo attualmente momento adesso ora finora ancora oggi quanto so ne ultimo
      aggiornamento internet rete online web base addestramento onestamente realmente semplicemente
      assolutamente proprio molto dato restituito alcunche vi era disposizione possesso grado altro possibile`,
    and: "e o oppure ed",
    turn: "poiche ma pero quindi percio pertanto perche dunque se",
    bound: "sebbene quando mentre chi meglio migliore piu come dove lei tu",
  },
  /\bnon (?:posso|possiamo|e possibile|sono in grado|riesco|saprei)\b|\b(?:impossibile|difficile)\b/u,
  /§,? non (?!compar|figura|esist|risult|mi\b|ci\b|sembra|e\b|appar|appai|rientra|fa parte|corrispond|viene|sono|ho\b|abbiamo|trovo|dispongo|riesco|conosco|so\b|posso|possiedo|c'e|si (?:hanno|riesce))|\bda §|§ non e (?:[\w-]+ )?(?:conosciut|not)[ao]\b|\bquanto §|§ non sembra (?!esistere|essere|avere|figurare|comparire|corrispond)/u,
);
