import { wordsOf } from "./words.ts";

export const portugueseWords = wordsOf(
  {
    deny: `incapaz demasiado indisponivel inexistente demais nao nem nunca nenhum nenhuma sem desconheco jamais
      tampouco`,
    lack: "falta-me faltam-me impossivel careco carecemos faltam falta",
    nothing: "nada",
    faint: `pouquissima escass~ insuficiente/s limitada/s limitado/s escassa/s escasso/s pouca/s pouco/s`,
    strange: "desconhecid/o/a/os/as",
    know: `surgiu nomead~ surg~ descobr~ apurar correspond~ coincid~ localiz~ identific~ verific~ confirm~
      reconhec~ encontr~ ach~ exist~ mencion~ aparec~ figur~ const~ detect~ rastre~ corrobor~ comprov~ atest~
      registrad~ listad~ citad~ presente presentes alud~ conhec~ ouvir saber situar diz conheco conhecemos
      conhecer conhecid/o/a/os/as reconheco reconhecer encontro encontrar encontrei encontrad/o/a/os/as
      encontrada/s encontramos localizar localizei localizado identificar identifiquei verificar confirmar
      existe existem existencia menciona mencionam mencionad/o/a/os/as mencao mencoes mencionar aparece
      aparecem figura consta constam familiarizad/o/a/os/as familiar familiaridade ouvi achei achar cita citam
      noticia refere referem`,
    info: `algo entrada/s rasto/s muito indicio/s documento/s base banco arquivo/s diretorio/s memoria indicacao
      indicacoes precisoes sinal sinais elemento/s correspondencia/s material wikipedia google informacao
      informacoes dado/s detalhe/s referencia/s resultado/s fonte/s registro/s registo/s vestigio/s rastro/s
      pista/s conhecimento/s prova/s evidencia/s documentacao`,
    page: `critica/s presenca ficha/s comentario/s forum blog depoimento/s testemunho/s clientes avaliacao
      avaliacoes noticias artigo/s site pagina paginas sitio perfil perfis imprensa opinioes resenhas criticas`,
    search: `pesquisa/s pesquisei pesquisando procurei procura procurando busca/s busquei consulta/s`,
    judge: "recomend~ compar~ avali~ julgar opin~ juizo inventar aconselhar responder parecer",
    org: "fabricante/s fornecedor/a marca/s empresa/s companhia/s",
    plain: `faz parte isso ela dela nela e-me inclu~ lhe te posso depois aprofundad~ seja tentei sucesso certeza totalmente
      dizer acrescentar dific~ consiga possa quase ferramentas peco desculpas permite permitem fato facto
      sinto vontade tenha dar fazer emitir formar confiav~ fiave~ verificav~ public~ disponi~ concret~
      suficient~ relevant~ oficia~ recent~ independent~ especific~ detalhad~ precis~ solid~ crediv~ util uteis
      substancia~ significativ~ exat~ complet~ clar~ segur~ autentic~ real~ estabelecid~ empres~ marc~
      companhi~ produt~ ferrament~ servic~ fornecedor~ fabricant~ plataform~ aplicativ~ negoci~ firma setor
      mercado categoria atual~ moment~ infelizment~ lament~ desculp~ perdao consult~ procur~ pesquis~ busc~
      investig~ acess~ obter obtive obteve oferec~ possu~ conte~ haja houve fosse sincer~ honest~ francamente
      admitir apesar tentativ~ vari~ divers~ tod~ propri~ ultim~ treinam~ trein~ nosso nossa nossas motor~
      mesmo mesma alguns algumas realizad~ feit~ devo consultadas consultar consultei refere eu me meu minha
      meus minhas se ha haver foi foram sido ter tenho temos disponho dispomos possuo consegui consigo
      conseguimos pude possivel sou capaz e sao esta estao estou ser de do da dos das sobre acerca respeito em
      no na nos nas com a ao aos as por pela pelo para entre relacao quanto o os um uma uns umas este esse
      essa estes estas algum alguma qualquer que chamad/o/a/os/as denominad/o/a/os/as nome sob chame empresa/s
      marca/s companhia/s produto/s ferramenta/s servico/s fornecedor/a fabricante/s plataforma/s aplicativo
      negocio/s software confiavel confiaveis fiavel fiaveis verificada/s verificado/s verificavel
      verificaveis publica/s publico/s publicamente disponivel disponiveis concreta/s concreto/s suficiente/s
      relevante/s oficial oficiais recente/s independente/s especifica/s especifico/s detalhada/s detalhado/s
      real reais solida/s existente reconhecida infelizmente lamento desculpe desculpa receio temo atualmente
      momento agora data hoje ate ainda onde sei ultima atualizacao internet online web base treinamento
      treino completo sinceramente realmente absolutamente muito tal retornou devolveu trouxe deu registrada
      registada disposicao acesso`,
    and: "e ou",
    turn: "pois mas portanto logo entao porque se",
    bound: "tao tanto embora quando enquanto quem cujo cuja melhor mais igual como voce",
  },
  /\bnao (?:me )?(?:posso|consigo|podemos|e possivel|seria|saberia)\b|\b(?:impossivel|dificil)\b/u,
  /§,? nao (?!aparec|figura|exist|consta|me\b|nos\b|parece|e\b|esta\b|se\b(?! encontra)|faz parte|corresponde|foi (?:encontr|mencion|localiz|identific)|foram|tenho|temos|ha\b|encontrei|encontro|disponho|consegui|consigo|posso|pude|conheco|achei|sei|possuo|localizei|retorn)|§ nao e (?:[\w-]+ )?conhecid[ao]\b|§ nao parece (?!existir|ser|estar|figurar|aparecer|ter|correspond|haver)/u,
);
