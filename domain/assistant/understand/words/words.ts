const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that join names: "María José de la Ñ", "van Dijk". */
export const nameParticles = list(
	"de del la las los da das do dos van von der den di y e san santa mc al bin ibn el",
);

/** Forms of address before a name. Folded. */
export const titles = list(
	"don dona sr sra srta senor senora senorita dr dra doctor doctora mr mrs ms miss sir madam ing lic father reverend rev rabbi prof professor coach chef captain capt",
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
	skip pass none anonymous anonimo prueba probando corrijo perdon equivoque disculpa disculpe mejor
`);

/** Everyday first names, so that "soy juan" in lower case is a name and "soy gerente" is not. Folded. */
export const firstNames = list(`
	adriana alba alberto alejandra alejandro alex alfonso alfredo alicia alvaro amanda amparo ana andrea andres angel angela angelica
	antonio armando arturo beatriz bernardo camila camilo carlos carmen carolina catalina cecilia cesar claudia constanza cristian
	cristina daniel daniela david diana diego doris edgar eduardo elena elizabeth elsa enrique erika ernesto esteban eva fabian fabio
	felipe fernanda fernando francisco gabriel gabriela gerardo german gilberto gladys gloria gonzalo guillermo gustavo hector
	henry hernan hernando hugo ines ingrid isabel isabella ivan jaime jairo javier jennifer jenny jesus jhon joaquin johana john
	johanna jorge jose josefina juan juana juliana julian julieta julio karen karina katherine laura leidy leonardo leonor lida ligia
	liliana lina lorena lucia luis luisa luz manuel manuela marcela marco margarita maria mariana maribel mario marisol marta martha
	martin mateo mauricio mercedes miguel milena miriam monica natalia nelson nicolas nora norma nubia olga omar orlando oscar pablo
	paola patricia paula pedro pilar rafael ramiro raul ricardo roberto rocio rodrigo rosa ruben ruth salome samuel sandra santiago
	sara sebastian sergio silvia simon sofia sonia stella susana tatiana teresa tomas valentina valeria vanessa veronica victor
	victoria viviana wilson wilmer ximena yaneth yeimy yolanda
	curtis trish hank duane yari bo wanda earnest ernie bernie bert burt cliff clint clayton wade wyatt roy royce darrell darryl daryl
	lamar jamal malik tyson andre andrea terrell jerome reggie lonnie lou louie gus otis rufus vern vernon virgil wilbur chuck
	kirk kurt lloyd lyle marty merle monte nolan perry quinn rex sid stu todd trent trey tucker walt wes weston zane
	ava becca bethany bonnie bridget brooke candace carol caroline carolyn cassie charlene cheryl christa colleen darla
	dawn deanna deb debra denise diane donna doreen ellen eleanor gail gretchen gwendolyn harriet hilary jackie janelle janice jeanne
	joy joyce juanita judi kari kathryn kendall kerry kim kris krista lara latoya lena lillian lynn mandy marcy marge margie marilyn marjorie
	marla marsha maxine mindy nadine nell nikki noreen norah peggy rene rita robyn rosemary roxanne sadie shelby sonya stacey
	stella sylvia tamika tess thelma tracey trina velma vera willa yari gaby chuy pancho beto lalo chela lupita pepe paco
	dave jen jess katie maggie nate ned pete phil rick ronnie sue terry vicky wes jon danny eddie gabi gabe josh zack abby ellie
	rosalba deshawn xiomara marcos lucas luisa jimena rodolfo ruben rogelio salvador saul sofia tania tatiana ulises uriel vicente yolanda zulma abel abigail agustin
	alma amalia anabel araceli ariana aurora aurelio benito berta blanca brenda bruno celeste celia clara claudio cristobal dalia damian
	dario delia dolores domingo edith efrain elias elisa eloy emilia emilio emiliano erik ernesta esperanza estela evelyn fatima
	federico felix fidel flor florencia gael gaston genesis gina giovanni gisela graciela guadalupe heidi heriberto horacio humberto
	ignacio irene iris irma isaac ismael itzel jacinto jazmin jeronimo joana joel jonathan josue josefa juanita julissa justo karla
	kevin kimberly lazaro leandro leonel leticia lorenzo lourdes lucero lucrecia ludwig lupe magdalena maira marcelo maricela marina
	marlene marlon matias maximiliano mayra melany miguelangel mireya moises monserrat myriam nadia nataly nayeli nestor noemi octavio
	ofelia olivia osvaldo pamela paloma pascual paulina perla rafa ramon raquel rebeca regina renata rene reynaldo romina rosario
	roxana sabrina santos selena simona soledad tobias toño trinidad veronica viviana wendy yadira yamile yenny yesenia yuli zoraida
	marcus jake dana liz beth becky brittany brad brent caleb carla carrie casey chad chase chelsea chloe claire clara cody cole connor
	corey courtney crystal dale darren dean debbie derrick dustin dwayne earl eddy eileen elaine erica erin eugene faith felicia
	gavin gene gina glenn gloria gordon grant gwen haley heidi holly hunter isaac jared jasmine jeremiah jill joanna jodi joel jordan
	josie kara karl katelyn katrina kayla kelsey kendra kristen kristin kyle lance leah leslie lori lorraine louis luke lydia marc
	marcia marissa marlene marvin maureen max meredith micah miguel miranda mitch molly monica morgan naomi natalie neil nina norman
	paige penny philip phyllis priya raj rahul randy regina renee rhonda ricky robin rodney ronda russell ruby sabrina sasha seth shane
	shannon shawn sheila shelly sherry sierra spencer stacy stan tamara tammy tanya tara tasha taylor terrence tiffany toni trevor
	trisha troy tyrone valerie vince vivian warren whitney wyatt yvonne
	aaron adam alan albert alice amy andrew angela anna anne anthony ashley barbara ben benjamin bill bob brandon brian bruce carl
	catherine charles charlotte chris christine christopher cindy craig cynthia dan deborah dennis derek donald donna dorothy doug
	douglas dylan ed edward elijah ella emily emma eric ethan evan frank fred gary george grace greg gregory hannah harry heather helen
	howard ian jack jacob jake james jane janet jason jean jeff jeffrey jeremy jerry jessica jim joan joe joseph joshua joyce judith
	judy julia julie justin kate kathleen kathy keith kelly ken kenneth kevin kim larry lauren laura leo liam linda lisa logan lucas
	lucy luke margaret marie mark mary mason matt matthew megan melissa mia michael michelle mike nancy nathan nick nicole noah oliver
	olivia pamela pat patrick paul peter philip rachel ralph raymond rebecca richard rob robert roger ron ronald ross roy ruth ryan sally
	sam samantha sarah scott sean sharon simon sophie stephanie stephen steve steven stuart susan ted teresa theresa thomas tim timothy
	tina todd tom tony tracy travis tyler vincent walter wayne wendy will william zach zoe
`);

/** Places a person says they are from: never a name, a company or an industry. Folded. */
export const places = list(`
	bogota medellin cali barranquilla cartagena bucaramanga pereira manizales armenia ibague neiva pasto cucuta villavicencio salento
	colombia mexico peru chile ecuador argentina panama espana venezuela bolivia uruguay paraguay guatemala honduras salvador brasil
	brazil spain miami london york texas florida california canada usa eeuu estados unidos england uk ireland australia lima quito
	guatape villa leyva popayan monteria sincelejo valledupar soacha chia zipaquira envigado itagui bello rionegro tunja
	nairobi accra lagos kampala kigali dakar casablanca cairo johannesburg pretoria durban dubai mumbai delhi bangalore kochi manila
	jakarta bangkok singapore tokyo toronto vancouver montreal ottawa calgary chicago seattle denver phoenix
	tucson tulsa portland atlanta nashville tampa detroit cincinnati pittsburgh philadelphia baltimore brooklyn
	manhattan queens hoboken oakland sacramento fresno vegas oregon ohio michigan illinois arizona nevada colorado utah idaho
	montana wyoming tennessee kentucky louisiana oklahoma maine vermont massachusetts connecticut maryland pennsylvania wales scotland
	leeds manchester liverpool birmingham bristol leicester nottingham cardiff swansea belfast glasgow edinburgh dublin cork
	galway limerick brisbane melbourne perth adelaide geelong auckland jamaica guyana trinidad barbados haiti kenya
	ghana nigeria uganda tanzania india germany italy portugal caracas guayaquil cusco arequipa cochabamba asuncion montevideo
	monterrey guadalajara oaxaca cancun tegucigalpa managua antigua tijuana puebla
	america latinoamerica latam europa europe antioquia cundinamarca valle atlantico santander tolima huila boyaca quindio
`);
