/** Words that carry no subject: left out when searching the site. Folded. */
export const emptyWords: ReadonlySet<string> = new Set(
	`a al algo ahi asi aun cada como con cual cuales cuando cuanto cuanta cuantos cuantas de del desde donde e el ella ellos en entre era eres es esa ese eso
	esta estan este esto estos fue ha hay la las le les lo los mas me mi mis muy ni no nos o para pero por porque pues que quien quienes se
	ser si sin sobre son soy su sus tan te ti tiene tienen tienes tengo tu tus un una uno unos usted ustedes va van y ya yo puede pueden puedo podria
	saber conocer quiero quisiera gustaria dime cuentame explicame favor hola gracias haces hacen hacer hace tambien entonces osea tipo cosa cosas menos nada nothing aproximadamente bastante
	a about all also am an and any are as at be been but by can could did do does doing for from get had has have he her his how i if in
	into is it its just like me my no not of on or our out so some than that the their them then there these they this those to too
	up us was we were what when where which who why will with would you your i'm i'd don't tell know please want thanks hi hello really
	cliente clientes customer customers negocio negocios empresa empresas company companies business businesses oiga oye pa pues mio mia nuestro nuestra realmente
	ok okay need use using one thing things sirve sirven serviria manejan maneja usan trabajan trabaja pasa happens happen client clients funciona funcionan works
	doesnt dont isnt wont didnt cant only talk talks talking
	toca aca alla dan den algun alguna alguno algunos cuentan tal vez senor senora amigo lil guys anyone got getting`.split(
		/\s+/,
	),
);

/** What every question is about: our assistant, however it is called. Left out when something else is asked of it. Folded. */
export const ownWords: ReadonlySet<string> = new Set(
	"bot bots chatbot chatbots robot robots asistente asistentes assistant assistants agente".split(" "),
);
