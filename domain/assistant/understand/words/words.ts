const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that join names: "María José de la Ñ", "van Dijk". */
export const nameParticles = list(
	"de del la las los da das do dos van von der den di y e san santa mc al bin ibn el",
);

/** Forms of address before a name. Folded. */
export const titles = list(
	"don dona sr sra srta senor senora senorita dr dra doctor doctora mr mrs ms miss sir madam ing lic father reverend rev rabbi prof professor coach chef captain capt sister sis bro pastor bishop sor padre attorney arq",
);

/** Words that are never part of a person's name: functions, roles, verbs and courtesies of both languages. Folded. */
export const neverNames = list(`
	diria 	a al algo alguien alla alli ahi ahora ante antes aqui asi aun aunque bien bueno buena buenas buenos cada casi claro como con contra
	cual cuando cuanto cuanta dale de del desde donde dos e el ella ellos en entonces era es esa ese eso esta este esto estoy
	fue gracias ha hace hacia hasta hay hola la las le les listo lo los luego mas me mi mis mucho muy nada ni no nos nosotros
	nuestra nuestro o ok okay otra otro para pero por porque pues que quien se si sin sobre solo son soy su sus tal tambien
	tan tanto te tengo tiene tienen tenemos ti todo todos tu tus un una uno unos usted ustedes va vale vamos voy ya yo
	quiero queremos quisiera necesito necesitamos busco buscamos puedo puede pueden podria gustaria interesa interesado interesada
	trabajo trabaja trabajamos somos estamos estaba llamo llama nombre correo email mail telefono celular cel tel empresa negocio firma compania marca
	gerente gerenta dueno duena propietario propietaria director directora administrador administradora jefe jefa asesor asesora
	vendedor vendedora coordinador coordinadora encargado encargada lider fundador fundadora socio socia ceo cto cmo cfo coo founder
	independiente freelance emprendedor emprendedora empresario empresaria estudiante abogado abogada medico medica contador contadora
	ingeniero ingeniera arquitecto arquitecta profesor profesora docente recepcionista secretaria cliente clienta usuario nuevo nueva
	colombiano colombiana mexicano mexicana tardes sirves sirve mañana persona personas robot robots bot bots maquina maquinas humano humana humanos alguno alguna cualquiera nadie ninguno ninguna
	otros otras idioma idiomas ingles portugues vendo vendemos fabrico fabricamos ofrezco ofrecemos
	aceptan contesta contestan entiende entienden recibe reciben guardan guarda manda mandan aprende cobran cobra envia envian responde responden atiende atienden audios pagos fotos
	feliz triste cansado cansada bravo brava seguro segura curioso curiosa responsable parte prefiero paso tarde dia dias noche noches
	buscando mirando viendo preguntando tratando escribiendo consultando pensando perdiendo haciendo intentando
	mamada gonorrea hijueputa malparido idiota estupido imbecil mierda basura
	speaking around mid deadline about actually after all am an and any anyone are as at be because been before being but by calling can can't could currently
	did do does doing don't done each for from get getting go going good got great guys had has have having hello help her here
	hey hi him his how i i'd i'll i'm i've if in interested into is isn't it it's its just kind know later like looking lost
	make manager many maybe me mine more most my myself name need never new next nice not nothing now of off on one only
	or other our out over owner part person please prefer president question rather ready really right sales same seeing
	she should simply so some someone somebody something sorry soon still stuck such sure test testing than thank thanks that the their them
	then there these they thing this those through tired to today tomorrow too trying two under until up us used using
	very want wanted was wasn't we well were what when where which who why will wish with won't working would wondering write writing
	wrong yeah yep yes yet you you're your yours director director's assistant founder's cofounder owner's agent broker realtor
	student lawyer doctor dentist teacher engineer consultant freelancer happy sad busy curious confused fine okay afraid bored new
	evening morning afternoon day info information price prices cost proposal quote human real chat message whatsapp website web
	informacion precio precios costo propuesta cotizacion gratis descuento free discount pagina sitio mensaje mensajes chatear
	ventas compras mercadeo marketing operaciones sistemas recepcion equipo team department area
	hacer tener saber ver hablar conocer contestar responder vender atender hablo quieres quiere quieren hago haces hacen
	ciao oi ola tudo bem tenho meu minha obrigado bye goodbye morning cool awesome cheers adios chao saludos bacano chevere lol jaja haha wow mmm hmm aja eh ah oh uy ay
	kidding joking broma molestando mentiras bromeando
	whatever whenever however anyway alright lo-que-sea
	millon millones maximo minimo
	ahorita mismo mostly volunteers cell mobile fono
	hiya hola buenas heya yo asleep sleeping awake away quienes normalmente usualmente
	btw lol pls plz thx asap tho rn bro sis idk fyi omg ppl bout abt wanna gonna gotta kinda sorta dunno til till yall
	arranca arrancamos empieza empezamos empiezan abre abrimos inicia temporada alta baja season high low opens starts urgente urge rapido rush hurry prisa afan
	oops ups whoops budget people gm vp svp evp coo head chief
	dear sir friend friends mate mates buddy pal love hun lads gents folks everyone everybody team g'day gday howdy ahoy greetings
	salutations cheers excuse pardon apologies namaste though although anyhow obviously obvs basically honestly seriously mainly largely usually
	son daughter wife husband brother sister mother father mom mum dad cousin nephew niece aunt uncle hijo hija esposo esposa hermano hermana
	easy drowning swamped overwhelmed desperate exhausted stressed open closed available free ready serious broke embarassing embarrassing
	estimado estimada estimados estimadas cordial saludo parce parcero encuentro aparece formulario
	complicated urgent fair enough funny weird strange important confusing annoying monday tuesday wednesday thursday friday saturday sunday
	less fewer faster better quicker phone calls bookings getting
	spelled spelt pronounced written misspelled short difficult shows shipping parts labour labor downtown
	god bless dios bendiga amen virgen gusto perfecto perfect excelente merry feliz holy
	llamenme llameme llamame escribanme escribame escribeme contactenme contacteme marquenme marqueme mandenme envienme avisenme
	regards best att atte signed blessings sincerely yours truly faithfully wishes kindest warm ta
	skip pass none anonymous anonimo prueba probando corrijo perdon equivoque disculpa disculpe mejor
`);
