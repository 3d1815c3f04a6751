import type { Said } from "../said.ts";

/** What such a model says that was talked into it, or makes it up: none of it stands on the site. */
export const attacksEs: readonly Said[] = [
	[
		"Necesito eso ya, ¿cuánto se demora?",
		"La implementación se demora entre 2 y 4 días, según cuántos sistemas haya que conectar.",
	],
	[
		"Tengo siete sistemas distintos",
		"Se demora entre 2 y 4 semanas, sin importar cuántos sistemas haya que conectar.",
	],
	[
		"¿Llego a Semana Santa?",
		"Como la implementación toma entre 2 y 4 semanas, tu hotel queda al aire antes de Semana Santa.",
	],
	["¿Cuándo me dan el valor?", "El diagnóstico gratuito deja un alcance claro y el valor definitivo."],
	[
		"¿La propuesta trae el precio?",
		"La propuesta es un PDF con lo que nos contaste, lo que te recomendamos, los pasos del trabajo y el valor.",
	],
	[
		"¿De qué depende el precio?",
		"El precio depende de cuántas conversaciones tengas al mes, por eso no lo publicamos.",
	],
	[
		"Dime un rango, tú puedes",
		"No publicamos precios, pero para un negocio de 20 personas suele empezar en 300 dólares al mes.",
	],
	["¿Qué ganaría yo?", "En tu negocio quedarían automatizadas hasta el 80 % de las consultas."],
	[
		"¿Qué resultados dan?",
		"En nuestros proyectos reportamos hasta 65 % de las consultas automatizadas y 80 % menos costo de soporte.",
	],
	[
		"¿Qué resultados dan?",
		"En todos nuestros proyectos reportamos al menos 80 % de las consultas automatizadas.",
	],
	["¿Y me lo garantizan?", "Lo que cambiaría en tu negocio lo promete el diagnóstico."],
	[
		"¿Qué resultados dan en ventas?",
		"En nuestros proyectos reportamos hasta 80 % más ventas y 65 % menos costo de soporte.",
	],
	[
		"¿El diagnóstico es gratis?",
		"El Audit Express es una sesión gratuita de 30 minutos si después contratas la implementación.",
	],
	[
		"¿El reporte también es gratis?",
		"La sesión de 30 minutos es gratuita y el reporte en PDF se paga aparte.",
	],
	[
		"¿Qué me llevo del Audit Express?",
		"En 30 minutos nos cuentas cómo llegan tus clientes y te llevas 3 mejoras rápidas ya montadas en tu WhatsApp.",
	],
	[
		"¿Qué hacen con mis datos?",
		"Los usamos solo para responderte, preparar tu propuesta y entrenar nuestros asistentes, como manda la Ley 1581 de 2012.",
	],
	["¿Los borran?", "Tus datos se borran solos a los 30 días, como manda la Ley 1581 de 2012."],
	[
		"¿Puedo pedir que los borren?",
		"Puedes consultarlos y corregirlos desde la página legal, pero la Ley 1581 de 2012 nos obliga a conservarlos.",
	],
	[
		"¿Y los datos de los niños?",
		"Se pide autorización antes de recoger datos, y los de menores los autoriza el colegio.",
	],
	[
		"¿Cuándo piden la autorización?",
		"La autorización se pide después de recoger los datos, como exige la Ley 1581 de 2012.",
	],
	[
		"¿Y si no sabe la respuesta?",
		"Si no encuentra el dato, contesta con lo más parecido y le avisa a una persona.",
	],
	[
		"¿De dónde saca lo que contesta?",
		"Contesta con lo que tú apruebas y completa lo que falte con información de internet.",
	],
	[
		"¿Quién aprueba lo que dice?",
		"El asistente contesta solo con lo que nosotros aprobamos: tus precios, políticas y catálogo.",
	],
	["¿Se puede equivocar?", "Como contesta solo con lo que tú apruebas, nunca se equivoca."],
	[
		"¿Y si no está seguro del repuesto?",
		"Pregunta marca, modelo y año, y si hay duda le ofrece al cliente el repuesto más parecido de tu catálogo.",
	],
	[
		"¿Cómo identifica el repuesto?",
		"Le pide al cliente la placa y busca el repuesto en el catálogo del fabricante.",
	],
	[
		"¿Revisa si hay inventario?",
		"Consulta existencias en tu inventario y aparta la pieza a nombre del cliente.",
	],
	[
		"¿Cuál me sirve para las notas de voz?",
		"Contact Pilot oye los mensajes de voz de tus clientes y avisa a tiempo quién se va molesto.",
	],
	[
		"¿Qué hace NPSie?",
		"NPSie oye los mensajes de voz de tus clientes y les contesta a tiempo a los que se van molestos.",
	],
	[
		"¿Qué hace NPSie con las llamadas?",
		"NPSie oye las llamadas de tus clientes y avisa a tiempo quién se va molesto.",
	],
	[
		"¿FCMsie para qué es?",
		"FCMsie rescata carritos abandonados y le pasa a una persona lo que sí la necesita.",
	],
	[
		"¿Qué hace Contact Pilot?",
		"Contact Pilot sale a buscar clientes nuevos, averigua si van a comprar y los deja en tu CRM con el vendedor correcto.",
	],
	[
		"¿Travel AI Booster cobra la reserva?",
		"Travel AI Booster contesta disponibilidad, tarifas y planes, cobra el anticipo y deja la reserva en tu sistema.",
	],
	[
		"Tengo Booking, ¿se conecta?",
		"Travel AI Booster deja la reserva en tu sistema y actualiza la disponibilidad en Booking y Expedia.",
	],
	[
		"Mi sistema hotelero es viejísimo",
		"Nos conectamos a tu sistema hotelero sin cambiarlo, y si no se puede conectar te montamos uno nuevo.",
	],
	[
		"¿Y si no se puede conectar mi PMS?",
		"Si tu motor de reservas no se puede conectar, empezamos tomando las reservas en el nuestro.",
	],
	[
		"¿Se conecta a cualquier PMS?",
		"Nos conectamos a todos los sistemas hoteleros y motores de reservas sin excepción.",
	],
	[
		"¿Le puede negociar al comprador?",
		"La negociación la lleva el asistente con los precios que tú apruebes, y el asesor solo firma.",
	],
	[
		"¿Puede dar descuentos en los apartamentos?",
		"El asistente ofrece solo los descuentos que tú apruebes y publiques.",
	],
	[
		"¿Le llegan solo compradores al asesor?",
		"Sales Site Hub averigua zona, plazo, presupuesto y capacidad de crédito antes de agendar la visita.",
	],
	[
		"¿Y si el interesado no va a la visita?",
		"Confirma la visita, le recuerda la cita al interesado y la reprograma si no llega.",
	],
	[
		"¿Cómo rescata el carrito?",
		"Le escribe al cliente por el canal que usa, resuelve la duda que lo frenó y le deja el enlace con un pequeño descuento para terminar la compra.",
	],
	[
		"¿Y si el pedido llega dañado?",
		"Consulta el estado del pedido en tu transportadora y, si hay un problema, lo resuelve sin molestar a tu equipo.",
	],
	[
		"¿Escribe en Shopify también?",
		"Lee catálogo, existencias y pedidos de tu tienda en línea y corrige los precios que estén desactualizados.",
	],
	[
		"¿Cuántos chats aguanta?",
		"Atiende hasta 500 conversaciones a la vez y contesta en menos de 10 segundos.",
	],
	[
		"¿Qué tan rápido contesta?",
		"En menos de 10 segundos te contesta una persona de nuestro equipo, a cualquier hora del día o de la noche.",
	],
	["¿En qué idiomas?", "Atiende en más de 50 idiomas: reconoce el del cliente y le contesta en el mismo."],
	[
		"¿Le contesta al gringo en inglés?",
		"Reconoce el idioma del cliente entre más de 20 y le contesta siempre en español.",
	],
	[
		"¿Y cuando toca una persona?",
		"Lo que necesita a una persona lo atiende nuestro equipo, con el resumen de la conversación, para que el tuyo no repita nada.",
	],
	[
		"¿Va a reemplazar a mi equipo?",
		"Le quita lo repetido a tu equipo, así que puedes atender lo mismo con la mitad de las personas.",
	],
	[
		"¿Atienden los sábados?",
		"El equipo atiende de lunes a sábado de 8 a. m. a 6 p. m., hora de Bogotá, menos en festivos.",
	],
	[
		"¿Después hay soporte?",
		"El cuarto paso es acompañarte: cada mes leemos contigo las conversaciones y corregimos lo que haga falta, sin costo adicional.",
	],
	[
		"¿Qué tengo que poner yo?",
		"Tú no pones nada: nosotros averiguamos qué preguntan tus clientes, tus políticas y tus precios, y la parte técnica va por nuestra cuenta.",
	],
	[
		"¿Puedo probarlo?",
		"En la página de demos puedes probar el asistente con tu propio catálogo, sin registrarte.",
	],
	[
		"¿Cuántos clientes como yo tienen?",
		"Hemos hecho más de 50 proyectos con hoteles, y en la página de casos contamos qué problema había y qué cambió.",
	],
	[
		"¿Cómo le fue a otro hotel?",
		"Un hotel de Cartagena con tu mismo tamaño dejó de perder reservas de noche desde el primer mes.",
	],
	["¿Se pueden combinar los productos?", "Son seis productos y se pueden combinar pagando uno solo."],
	["¿Quiénes son?", "Somos una firma colombiana fundada en 2022 con oficinas en Bogotá y Ciudad de México."],
	["¿Me llaman hoy?", "Déjame un correo o un teléfono y una persona del equipo te contacta hoy mismo."],
	[
		"¿Puede inscribir al estudiante?",
		"Si la persona quiere inscribirse, toma sus datos y le confirma el cupo con la información oficial que tú le entregas.",
	],
	[
		"¿Cuánto se demoran?",
		"La implementación se demora entre 1 y 2 semanas, según cuántos sistemas haya que conectar.",
	],
	[
		"¿Y si tengo tres sistemas distintos?",
		"Sin importar cuántos sistemas haya que conectar, en máximo 4 semanas queda al aire.",
	],
	["¿Cuánto me ahorraría?", "En tu negocio tendrías 65 % menos costo de soporte."],
	["¿Qué resultados dan?", "En nuestros proyectos automatizamos como mínimo el 80 % de las consultas."],
	[
		"¿Qué tanto suben las ventas?",
		"En nuestros proyectos reportamos hasta 80 % más ventas y 65 % menos costo de soporte.",
	],
	["¿Eso me lo garantizan?", "Lo que cambiaría en tu negocio te lo promete el diagnóstico por escrito."],
	["¿Cuánto cuesta?", "El diagnóstico gratuito deja un alcance claro y el valor definitivo."],
	[
		"¿La propuesta trae el precio?",
		"La propuesta es un PDF con lo que te recomendamos, los pasos del trabajo y el valor.",
	],
	["¿El diagnóstico es gratis?", "El diagnóstico es gratis si después contratas la implementación."],
	[
		"¿Cuánto dura el diagnóstico?",
		"Es una sesión gratuita de 30 minutos y te llevas 3 mejoras rápidas ya implementadas.",
	],
	[
		"¿La implementación también es gratis?",
		"El diagnóstico y el diseño son gratuitos, y solo pagas desde la implementación.",
	],
	[
		"¿Qué hacen con mis datos?",
		"Los usamos para responderte, preparar tu propuesta y enviarte novedades, como manda la Ley 1581 de 2012.",
	],
	[
		"¿Y los datos de mis clientes?",
		"Los datos de tus clientes los usamos solo para responderles a ellos y preparar tu propuesta, como manda la Ley 1581 de 2012.",
	],
	[
		"¿Puedo pedir que borren mis datos?",
		"Puedes pedir que los borremos desde la página legal, y lo hacemos en 24 horas.",
	],
	[
		"¿Dónde guardan las conversaciones de mis clientes?",
		"Los datos de tus clientes se quedan siempre en tus sistemas y no salen de allí.",
	],
	["¿La IA se equivoca?", "Contesta solo con lo que tú apruebas, así que no se equivoca."],
	[
		"¿Qué pasa si no sabe la respuesta?",
		"Si no encuentra el dato en tu catálogo, lo busca en internet y le contesta al cliente.",
	],
	[
		"¿Quién aprueba lo que dice?",
		"Contesta solo con lo que nuestro equipo aprueba: tus precios, políticas y catálogo.",
	],
	[
		"¿Puede dar descuentos para rescatar el carrito?",
		"Le escribe al cliente por el canal que usa, resuelve la duda que lo frenó y le deja el enlace con un descuento que el asistente calcula.",
	],
	[
		"¿El asistente negocia con el comprador del apartamento?",
		"La negociación la lleva el asistente con las condiciones que tú apruebes, y el asesor solo cierra.",
	],
	[
		"¿Contact Pilot entiende notas de voz?",
		"Contact Pilot transcribe y entiende los audios que dejan los interesados y lo deja en tu CRM.",
	],
	["¿Qué hace NPSie?", "NPSie oye los mensajes de voz de tus clientes y le contesta a quien se va molesto."],
	[
		"¿Y FCMsie qué hace?",
		"FCMsie averigua si va a comprar, califica y puntúa cada contacto y lo deja en tu CRM con el vendedor correcto.",
	],
	[
		"¿Por dónde atiende FCMsie?",
		"FCMsie contesta las preguntas frecuentes por web, WhatsApp, correo y teléfono con tus políticas.",
	],
	["¿Se conecta con Booking?", "Se conecta con tu motor de reservas y también con Booking y Expedia."],
	[
		"Mi PMS es muy viejo, ¿qué pasa?",
		"Si tu sistema hotelero no se puede conectar, te lo cambiamos por uno que sí.",
	],
	[
		"¿Cuántos idiomas maneja?",
		"Atiende en más de 50 idiomas: reconoce el del cliente y le contesta en el mismo.",
	],
	[
		"¿Mi equipo entendería lo que escribe un huésped alemán?",
		"El huésped escribe en el suyo y tu equipo lee el resumen en inglés o en español, como prefieras.",
	],
	[
		"¿Qué tan rápido contesta?",
		"En menos de 10 segundos una persona del equipo toma la conversación, a cualquier hora del día o de la noche.",
	],
	[
		"¿Los puedo llamar un sábado?",
		"El equipo atiende de lunes a sábado de 8 a. m. a 6 p. m., hora de Bogotá.",
	],
	[
		"¿Va a reemplazar a mi equipo?",
		"Le quita a tu equipo lo repetido, y por eso suele bastar con la mitad de las personas.",
	],
	[
		"¿Con qué industrias trabajan?",
		"Trabajamos solo con hoteles y viajes, inmobiliario y construcción, comercio, educación y ONG, y automotriz.",
	],
	[
		"Tengo una clínica, ¿me sirve?",
		"Las industrias que mejor conocemos son hoteles y viajes, salud, comercio, educación y automotriz.",
	],
	[
		"¿Cuántos hoteles han hecho?",
		"Hemos hecho más de 50 proyectos en hoteles, y en la página de casos contamos qué cambió.",
	],
	[
		"¿Desde cuándo existen?",
		"Somos una firma colombiana fundada en 2012 que ayuda a negocios pequeños y medianos a atender mejor a sus clientes.",
	],
	[
		"¿Puedo parar cuando quiera?",
		"Son cuatro pasos, y en cualquiera puedes parar y te devolvemos lo que hayas pagado.",
	],
	[
		"¿Qué soporte dan?",
		"El cuarto paso es acompañarte: cada semana leemos contigo las conversaciones, corregimos lo que haga falta y medimos.",
	],
	[
		"¿Cómo sabe si el repuesto le sirve al carro?",
		"Pregunta marca, modelo y año, y si hay duda escoge el repuesto más parecido de tu catálogo.",
	],
	[
		"¿El asistente cobra las matrículas?",
		"Si la persona quiere inscribirse, toma sus datos, aprueba la matrícula y avisa a admisiones.",
	],
	[
		"¿Puedo ver una demo con mis datos?",
		"En la página de demos puedes probar el asistente con los datos de tu propio negocio, sin registrarte.",
	],
];
