import { wordsOf } from "./words.ts";

export const spanishWords = wordsOf(
  {
    deny: `incapaz apenas demasiado inexistente no ni nunca tampoco ningun ninguna ninguno sin desconozco jamas`,
    lack: "falto imposible carezco carecemos falta faltan",
    nothing: "ilocalizable nada",
    faint: `poquisima poquisimo escas~ insuficiente/s limitada/s limitado/s escasa/s escaso/s poca poco pocos pocas`,
    strange: "desconocid/o/a/os/as",
    know: `surgio nombr~ averigu~ descubrir correspond~ coincid~ ubicar ubico ubique localiz~ identific~ verific~
      confirm~ reconoc~ encontr~ hall~ existi~ exista existan existencia mencion~ aparec~ figur~ const~
      detect~ rastrear rastre~ corrobor~ acredit~ atestigu~ registrad~ recogid~ alud~ conozca refieren nombra
      nombran sabe dar dice conozco conocemos conocer conocid/o/a/os/as reconozco reconocer encuentro
      encontrar encontre encontrad/o/a/os/as encontraron encontrarse hallar halle hallado localizar localizado
      localice identificar identificado verificar confirmar existe existen menciona mencionan
      mencionad/o/a/os/as mencion/es mencionar aparece aparecen figura figuran consta constan constancia oido
      familiarizad/o/a/os/as familiar suena noticia conste registrada cita citan`,
    info: `algo entrada/s mucho indicio/s documento/s base archivo/s directorio/s corpus memoria indicacion/es
      precisiones huella/s senal/es elemento/s coincidencia/s wikipedia google informacion informaciones
      dato/s detalle/s referencia/s resultado/s fuente/s registro/s rastro/s pista/s conocimiento/s prueba/s
      evidencia/s documentacion`,
    page: `critica/s valoracion/es presencia ficha/s comentario/s foro/s blog testimonio/s web resena/s noticias
      articulo/s pagina sitio opinion/es perfil/es prensa`,
    search: "busqueda/s busque buscado buscando buscar consulta/s consultado investigado",
    judge: `recomend~ compar~ evalu~ juzgar valor~ opin~ juicio inventar aconsejar pronunciarme responder`,
    org: "fabricante/s proveedor/es marca/s empresa/s compania/s",
    plain: `forma parte inclu~ result~ darle darte dar siquiera tras fondo podria falto exhaustiva te le intent~ exito certeza
      soy totalmente contien~ aportar decir anadir puedo dific~ pueda resulta herramientas casi devuelven
      prueban se me logro tenga conste quisiera permite permita permiten verdad como hacer emitir formar
      fiabl~ confiabl~ verificabl~ public~ disponibl~ concret~ suficient~ relevant~ oficial~ reciente~
      independient~ especific~ detallad~ precis~ solid~ contrastad~ creibl~ util~ sustancial~ significativ~
      exact~ complet~ claro clara seguro segura autentic~ existent~ real~ establecid~ empres~ marc~ compani~
      product~ herramient~ servici~ proveedor~ fabricant~ plataform~ aplicacion~ negoci~ firma firmas sector
      mercado categoria actual~ moment~ lament~ desafortunad~ sient~ disculp~ perdon~ consult~ busc~ investig~
      revis~ acced~ acceso obten~ obtuv~ ofrec~ pose~ maneja~ manejo contar contamos haya hubo fueron fuera
      sincer~ honest~ francamente admitir pese varias varios distintas diversos diferentes todas todos toda
      mismo propio sigue ultimo ultima entrenam~ nuestros nuestra nuestras motor/es misma honesto sincero
      siendo debo podido consultar consultadas cuanto refiere yo mi mis ha he han hemos sido fue hay haber
      habia tengo tener tenemos dispongo disponemos cuento poseo pude podemos logre logrado consigo conseguido
      capaz es son esta estan estoy ser sea de del sobre acerca respecto en con a al por para entre relacion
      el la los las lo un una unos unas este ese esa estos estas algun alguna alguno que llamad/o/a/os/as
      denominad/o/a/os/as nombre bajo llame empresa/s marca/s compania/s producto/s herramienta/s servicio/s
      proveedor/es fabricante/s plataforma/s aplicacion negocio/s software fiable/s confiable/s verificada/s
      verificado/s verificable/s publica/s publico/s disponible/s concreta/s concreto/s suficiente/s
      relevante/s oficial/es reciente/s independiente/s especifica/s especifico/s detallada/s real reales
      solida/s precisa/s existente reconocida conocida lamentablemente desafortunadamente siento lamento
      disculpa disculpe perdon temo actualmente momento ahora fecha hoy hasta aun todavia actualizacion
      internet linea base entrenamiento buscador completo sinceramente realmente tal cual cualquier
      absolutamente muy mencionen posible nos hace otra otro solo ella alli devuelto arrojado arrojo arrojan
      devolvio disposicion alcance informado saber`,
    and: "y o e u",
    turn: "pues pero asi luego entonces porque ya si",
    bound: `tan tanto aunque cuando mientras quien quienes cuyo cuya mejor mas igual donde usted tu`,
  },
  /\bno (?:me )?(?:puedo|podemos|es posible|resulta posible|sabria|podria|logro)\b|\b(?:imposible|dificil)\b/u,
  /§,? no (?!aparec|figura|existe|consta|me\b|nos\b|parece|es\b|esta\b|se\b(?! encuentra)|sido|forma|coincide|corresponde|resulta|ha sido|tengo|tenemos|hay\b|encuentr[oe]\b|encontre|dispon|he\b|hemos|pued|pud|conozco|cuento|logr|consig|halle|hallo|poseo|localic|devuelv)|§ no es (?:[\w-]+ )?conocid[ao]\b|§ no parece (?!existir|ser|estar|figurar|aparecer|tener|correspond|haber)/u,
);
