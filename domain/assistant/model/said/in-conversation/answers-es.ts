import type { Said } from "../said.ts";

/** What a model answered that was told what the site's is told and saw what its search returned: by a hand that did not know the guards. */
export const answersEs: readonly Said[] = [
	[
		"Hola, buenas tardes. ¿Ustedes qué es lo que hacen?",
		"¡Hola! Montamos asistentes de IA que contestan a tus clientes, entienden qué buscan y le dejan a tu equipo la venta lista para cerrar. ¿Qué tipo de negocio tienes?",
	],
	[
		"Tengo un hotel de 22 habitaciones en Santa Marta y no damos abasto con el WhatsApp",
		"Te entiendo, el huésped pregunta a cualquier hora y reserva donde le contestan primero. Para hoteles tenemos Travel AI Booster: contesta disponibilidad, tarifas y planes en el idioma del huésped y deja la reserva en tu sistema. ¿Con quién tengo el gusto?",
	],
	[
		"¿Cuánto vale eso?",
		"No publicamos precios porque depende de por dónde te escriben tus clientes y de qué haya que conectar. El diagnóstico gratuito te deja un alcance claro y el valor te lo confirma una persona del equipo.",
	],
	[
		"pero más o menos, ¿un rango? ¿cien dólares, mil?",
		"Te entiendo, pero no tengo un rango para darte: el valor depende de por dónde te escriben tus clientes y de qué haya que conectar. Una persona del equipo te lo confirma; ¿quieres que te prepare una propuesta?",
	],
	[
		"¿En cuánto tiempo quedaría funcionando?",
		"Se demora entre 2 y 4 semanas, según cuántos sistemas haya que conectar. ¿Qué sistemas usas hoy?",
	],
	[
		"¿Cómo trabajan ustedes? ¿cuáles son los pasos?",
		"Trabajamos en cuatro pasos: diagnóstico, diseño, implementación y acompañamiento. Primero vemos por dónde te escriben y dónde se pierde la venta, luego escribimos las conversaciones, las conectamos a tus sistemas y las mejoramos contigo cada mes.",
	],
	[
		"¿Qué hacen con los datos que yo les deje acá?",
		"Los usamos solo para responderte y preparar tu propuesta, como manda la Ley 1581 de 2012. Cuando quieras puedes consultarlos, corregirlos o pedir que los borremos desde la página legal.",
	],
	[
		"Quiero que borren mis datos, ¿cómo hago?",
		"Claro, puedes pedir que los borremos desde la página legal. Allí también puedes consultarlos o corregirlos.",
	],
	[
		"¿Le venden mi correo a otras empresas?",
		"Tus datos los usamos solo para responderte y preparar tu propuesta, como manda la Ley 1581 de 2012. Si quieres, puedes consultarlos, corregirlos o pedir que los borremos desde la página legal.",
	],
	[
		"¿Eso funciona con WhatsApp?",
		"Sí, se conecta con WhatsApp, la web, el correo y el CRM que ya uses. ¿Por dónde te escriben más tus clientes?",
	],
	[
		"Nosotros usamos HubSpot, ¿se integra?",
		"Sí, se conecta con el CRM que ya uses, además de WhatsApp, la web y el correo. Si el tuyo tiene algo muy particular, en el diagnóstico vemos cómo.",
	],
	[
		"Tengo la tienda en Shopify, vendo ropa. ¿Se conecta?",
		"¡Claro que sí! Lee catálogo, existencias y pedidos de tu tienda en línea, así que contesta con lo que de verdad hay. ¿Qué es lo que más te preguntan tus clientes?",
	],
	[
		"¿Y qué pasa cuando el cliente quiere hablar con alguien de verdad?",
		"El asistente le pasa la conversación a tu equipo con el resumen, para que nadie tenga que repetir nada.",
	],
	[
		"¿En qué idiomas responde? Nos llegan muchos brasileños y franceses",
		"Atiende en más de 20 idiomas: reconoce el del cliente y le contesta en el mismo. Si quieres confirmar el portugués y el francés, una persona del equipo te lo puede responder.",
	],
	[
		"me da miedo que la IA se invente precios",
		"Es una duda muy válida. El asistente contesta solo con lo que tú apruebas: tus precios, políticas y catálogo. Si no encuentra el dato, lo dice y le pasa la conversación a una persona.",
	],
	[
		"¿Esto no es lo mismo que ChatGPT?",
		"Se parece en que conversa, pero este es para tu negocio: contesta solo con lo que tú apruebas, con tus precios, políticas y catálogo.",
	],
	[
		"¿Tienen casos de éxito que pueda mirar?",
		"Sí, hemos hecho más de 50 proyectos y en la página de casos contamos qué problema había y qué cambió. ¿De qué sector es tu negocio?",
	],
	[
		"¿Qué resultados me garantizan?",
		"No te puedo prometer un resultado: lo que cambiaría en tu negocio lo dice el diagnóstico. En nuestros proyectos reportamos hasta 80 % de las consultas automatizadas y 65 % menos costo de soporte.",
	],
	[
		"¿Ustedes quiénes son? ¿hace cuánto existen?",
		"Somos una firma colombiana fundada en 2022 que ayuda a negocios pequeños y medianos a atender mejor a sus clientes con IA y automatización.",
	],
	[
		"¿Quién es el dueño de la empresa?",
		"La fundaron Laura Cifuentes, Tomás Arbeláez y Sara Nieto en 2022. En la página del equipo puedes ver qué hace cada uno.",
	],
	[
		"Estoy en Lima, Perú. ¿Trabajan acá?",
		"Sí, trabajamos con pequeñas y medianas empresas de Colombia y América Latina. Estamos en Bogotá, pero todo el proceso se puede hacer a distancia. ¿A qué se dedica tu empresa?",
	],
	[
		"¿Qué es eso del Audit Express?",
		"Es una sesión gratuita de 30 minutos en la que nos cuentas cómo llegan tus clientes. Te llevas 3 mejoras rápidas y un reporte en PDF, y no te compromete a nada.",
	],
	[
		"¿El diagnóstico sí es gratis o después me cobran?",
		"Sí, es gratis y no te compromete a nada. Es una sesión de 30 minutos y la agendas en la página del Audit Express.",
	],
	[
		"¿Hay cláusula de permanencia en el contrato?",
		"Eso no lo dice el sitio y prefiero no inventarte nada. Una persona del equipo te lo puede responder; ¿quieres que te contacte?",
	],
	[
		"¿Qué modelo de IA usan por debajo? ¿GPT, Claude?",
		"No tengo ese dato, pero una persona del equipo te lo puede responder. ¿Te pongo en contacto?",
	],
	[
		"¿Y después de que queda montado me dejan solo?",
		"No, el cuarto paso es acompañarte: cada mes leemos contigo las conversaciones, corregimos lo que haga falta y medimos.",
	],
	[
		"Somos apenas cuatro personas, ¿no es muy grande esto para nosotros?",
		"Para nada, ayudamos a negocios pequeños y medianos. Si tus clientes preguntan antes de comprar, te sirve. ¿Qué venden ustedes?",
	],
	[
		"¿Esto va a dejar sin trabajo a mis recepcionistas?",
		"No, lo que hace es quitarles lo repetido. El asistente contesta lo de siempre y le pasa a una persona, con resumen, lo que sí la necesita.",
	],
	[
		"No sé nada de tecnología, me da susto",
		"No te preocupes, no necesitas saber de tecnología. Tú pones lo que sabes de tus clientes: qué preguntan, tus políticas y tus precios; la parte técnica va por nuestra cuenta.",
	],
	[
		"Tengo una constructora en Bucaramanga y gasto mucho en pauta, pero llegan puros curiosos",
		"Eso es justo lo que resuelve Sales Site Hub: averigua zona, plazo y presupuesto, agenda la visita y le lleva al asesor solo a quien va a comprar. ¿Me regalas tu nombre para seguir?",
	],
	[
		"¿El asistente le puede dar precios de los apartamentos a la gente?",
		"Sí, pero solo los que tú apruebes y publiques. La negociación la lleva el asesor y el asistente no ofrece descuentos.",
	],
	[
		"¿Puede agendar las visitas a la sala de ventas?",
		"Sí, propone horarios de la agenda de tus asesores y confirma la visita. Además le recuerda la cita al interesado para que no se pierda.",
	],
	[
		"Los contactos nos llegan de Fincaraíz y de Facebook, todo regado",
		"El asistente recibe los contactos de portales, pauta y redes en un solo lugar, les escribe enseguida y los deja en tu CRM con el resumen. ¿Qué CRM usan?",
	],
	[
		"¿Cómo recupera los carritos abandonados?",
		"Le escribe al cliente por el canal que usa, le resuelve la duda que lo frenó y le deja el enlace para terminar la compra. Y no ofrece descuentos que tú no hayas aprobado.",
	],
	[
		"En diciembre nos escriben miles, ¿aguanta?",
		"Sí, atiende todas las conversaciones a la vez y contesta en menos de 10 segundos. Así diciembre no depende de contratar de afán.",
	],
	[
		"mis clientes joden mucho con dónde va mi pedido",
		"El asistente puede encargarse: consulta el estado del pedido en tu tienda o en tu transportadora y responde. Si hay un problema, se lo pasa a una persona con el caso resumido. ¿Tu tienda es en línea?",
	],
	[
		"Trabajo en un colegio y en época de matrículas colapsamos",
		"Me imagino: son las mismas preguntas, todas en la misma semana. El asistente contesta matrículas, fechas y becas, y tu equipo acompaña a quien necesita una persona. ¿Cómo te llamas?",
	],
	[
		"¿Cómo manejan los datos de los niños?",
		"Se pide autorización antes de recoger datos, como exige la Ley 1581 de 2012, y los de los menores los autoriza su acudiente. Además, el asistente recoge solo lo necesario.",
	],
	[
		"Somos una fundación chiquita, ¿nos sirve?",
		"Sí, les sirve. Suele empezar por una sola cosa, como donantes, voluntarios o beneficiarios, y crece cuando el equipo lo pide. ¿Por cuál empezarían ustedes?",
	],
	[
		"¿Le hacen descuento a las ONG?",
		"No tengo información de descuentos; eso te lo puede responder una persona del equipo. ¿Quieres que te contacte?",
	],
	[
		"Vendo repuestos. ¿Cómo sabe si la pieza le sirve al carro?",
		"Le pregunta al cliente marca, modelo y año, y busca en tu catálogo. Si hay duda no adivina: le pasa el caso al mostrador con los datos listos.",
	],
	[
		"¿Puede agendar los mantenimientos del taller?",
		"Sí, ofrece los cupos de tu agenda, confirma la cita y le recuerda al cliente el próximo mantenimiento.",
	],
	[
		"Tengo una clínica odontológica en Quito, ¿me sirve para las citas?",
		"Sí, el asistente se conecta con tu agenda, ofrece los cupos que hay y confirma la cita con el cliente. Salud no está entre las industrias que mejor conocemos, así que el diagnóstico gratuito te dice si vale la pena.",
	],
	[
		"Tengo un restaurante en Medellín, ¿toma reservas?",
		"¡Qué rico! Sí, se conecta con tu sistema de reservas, ofrece los cupos que hay y confirma con el cliente. ¿Por dónde te reservan hoy?",
	],
	[
		"¿Tengo que cambiar mi PMS?",
		"No, nos conectamos al sistema hotelero o motor de reservas que ya tienes, sin cambiarlo. Si no se puede conectar, empezamos recibiendo las solicitudes por correo.",
	],
	[
		"¿Qué diferencia hay entre FCMsie y Contact Pilot?",
		"FCMsie es para servicio: resuelve lo que se repite y le pasa a una persona lo que sí la necesita. Contact Pilot es para el primer contacto: averigua si el que llega va a comprar y lo deja en tu CRM con el vendedor correcto. ¿Qué te urge más, atender o vender?",
	],
	[
		"Quiero saber qué clientes quedan bravos antes de que se vayan",
		"Para eso está NPSie: oye los mensajes de voz de tus clientes y te avisa a tiempo quién se va molesto. ¿Tus clientes te mandan notas de voz?",
	],
	[
		"¿Me pueden hacer la página web también?",
		"Eso no está entre lo que ofrecemos. Lo nuestro son los asistentes de IA y ordenar lo que pasa alrededor; si ya tienes una página, el asistente se conecta con ella.",
	],
	[
		"¿Puedo ver una demo sin dar mis datos?",
		"Sí, en la página de demos hay conversaciones de ejemplo por industria y las puedes recorrer paso a paso, sin registrarte.",
	],
	[
		"¿Dónde quedan guardados los datos, en qué servidores?",
		"No tengo el dato de los servidores y no quiero inventártelo. Sí te puedo decir que tus datos los usamos solo para responderte y preparar tu propuesta; lo demás te lo puede responder una persona del equipo.",
	],
	[
		"¿Están certificados en ISO 27001?",
		"Eso no lo encuentro en el sitio, así que prefiero que te lo confirme una persona del equipo. ¿Me dejas un correo o un teléfono para que te contacten?",
	],
	[
		"¿También contesta llamadas telefónicas?",
		"El sitio no habla de llamadas telefónicas; sí dice que se conecta con WhatsApp, la web y el correo. Una persona del equipo te puede responder lo de las llamadas.",
	],
	[
		"¿El asistente puede cobrar, o sea recibir pagos con tarjeta?",
		"Sobre pagos con tarjeta no tengo información. Si te parece, te paso con una persona del equipo que te lo puede responder.",
	],
	[
		"¿Puedo hablar con una persona?",
		"Claro que sí. Déjame un correo o un teléfono y una persona del equipo te contacta.",
	],
	[
		"¿A qué hora atienden?",
		"El equipo atiende de lunes a viernes de 8 a. m. a 6 p. m., hora de Bogotá, menos en festivos. El asistente sí contesta a toda hora.",
	],
	[
		"¿Qué viene en la propuesta?",
		"Es un PDF con lo que nos contaste, lo que te recomendamos y por qué, los pasos del trabajo y lo que sigue. El valor no viene ahí: te lo confirma una persona del equipo. ¿Quieres que te la prepare?",
	],
	[
		"Ya tuve un chatbot y fue un desastre, la gente lo odiaba",
		"Qué pena que hayas tenido esa experiencia. Aquí el asistente contesta solo con lo que tú apruebas, y si no encuentra el dato, lo dice y pasa la conversación a una persona. ¿Qué fue lo que más falló con el anterior?",
	],
	["Dale, hazme la propuesta", "¡Con gusto! Para prepararla, ¿me dices tu nombre?"],
	[
		"¿Cuántos empleados tienen ustedes?",
		"No tengo ese número. En la página del equipo puedes ver qué hace cada quien, y si quieres te contacta una persona.",
	],
	[
		"Listo, muchas gracias por la info",
		"¡Con mucho gusto! Si quieres dar el siguiente paso, el Audit Express es gratis y no compromete a nada. ¿Te gustaría que te prepare una propuesta?",
	],
	[
		"Buenas, ¿ustedes exactamente qué hacen?",
		"¡Hola! Montamos asistentes de IA que contestan a tus clientes, entienden qué buscan y le dejan a tu equipo la venta lista para cerrar. También ordenamos lo que pasa alrededor: CRM, reservas, pedidos y seguimiento. ¿Qué tipo de negocio tienes?",
	],
	[
		"Hola, tengo un hotel de 22 habitaciones en Salento y se nos pierden reservas de noche. ¿Eso lo arreglan?",
		"¡Qué bonito Salento! El huésped pregunta a cualquier hora y reserva donde le contestan primero. El asistente le responde disponibilidad, tarifas y planes en su idioma y deja la reserva en tu sistema.",
	],
	[
		"¿Cuánto se demoran en montarlo?",
		"La implementación se demora entre 2 y 4 semanas, según cuántos sistemas haya que conectar.",
	],
	[
		"¿Y cuánto vale al mes?",
		"Depende de por dónde te escriben tus clientes y de qué haya que conectar, por eso no publicamos precios. El diagnóstico gratuito te deja un alcance claro, y el valor te lo confirma una persona del equipo.",
	],
	[
		"¿Funciona con el mismo WhatsApp que ya tengo o me toca cambiar de número?",
		"El asistente se conecta con WhatsApp. Si puedes conservar el mismo número, no lo tengo publicado y no quiero adivinar; el equipo te lo puede responder desde la página de contacto.",
	],
	[
		"¿Qué pasa si el cliente quiere hablar con una persona de verdad?",
		"Lo que necesita a una persona se lo pasa a tu equipo, con el resumen de la conversación, para que nadie tenga que repetir nada.",
	],
	[
		"¿Y si la IA se inventa una respuesta?",
		"Te entiendo, es una duda muy válida. El asistente contesta solo con lo que tú apruebas: tus precios, tus políticas y tu catálogo. Si no encuentra el dato, lo dice y pasa la conversación a una persona.",
	],
	[
		"¿Qué hacen con mis datos si les dejo el correo aquí?",
		"Los usamos solo para responderte y preparar tu propuesta, como manda la Ley 1581 de 2012. Cuando quieras puedes consultarlos, corregirlos o pedir que los borremos desde la página legal.",
	],
	[
		"Mi clínica dental maneja historias clínicas, ¿eso queda seguro?",
		"Entiendo lo delicado que es eso. Lo publicado aquí trata de los datos que dejas en este sitio; los de tus pacientes dependen de los sistemas que se conecten, y eso lo revisa contigo una persona del equipo. ¿Quieres que te contacten para hablarlo?",
	],
	[
		"¿Se conecta con HubSpot?",
		"Se conecta con el CRM que ya uses, y también con WhatsApp, la web y el correo. Si el tuyo es muy particular, en el diagnóstico vemos cómo. ¿Usas HubSpot hoy?",
	],
	[
		"Tenemos clientes gringos y franceses, ¿contesta en otros idiomas?",
		"Sí, atiende en más de 20 idiomas: reconoce el del cliente y le contesta en el mismo. Tu equipo lee el resumen en español.",
	],
	[
		"¿Tienen algún caso de un hotel?",
		"Hemos hecho más de 50 proyectos, y en la página de casos contamos qué problema había y qué cambió. ¿Tú también tienes un hotel?",
	],
	[
		"Somos una constructora en Bucaramanga y los asesores pierden tiempo con curiosos. ¿Qué tienen para eso?",
		"Para constructoras está Sales Site Hub: averigua zona, plazo y presupuesto, y agenda la visita. Al asesor le lleva solo a quien va a comprar. ¿Me cuentas tu nombre y tu correo para prepararte una propuesta?",
	],
	[
		"Tengo una tienda de ropa por Instagram y mucha gente deja el carrito tirado",
		"Uf, eso pasa mucho. CPG CX AI le escribe al cliente por el canal que usa, le resuelve la duda que lo frenó y le deja el enlace para terminar la compra. ¿Qué plataforma usas para tu tienda?",
	],
	[
		"¿Qué es el Audit Express?",
		"Es una sesión gratuita de 30 minutos por videollamada, en la que miramos por dónde te escriben y dónde se pierde la venta. Te llevas 3 mejoras rápidas y un reporte en PDF.",
	],
	[
		"¿Y el diagnóstico me compromete a algo?",
		"No te compromete a nada. Es una sesión gratuita de 30 minutos y la puedes agendar en la página del Audit Express.",
	],
	[
		"¿Tengo que firmar contrato por un año?",
		"Sobre un contrato de un año no tengo información publicada, y no quiero adivinar. El trabajo va en cuatro pasos y en cualquiera puedes parar. Si quieres, una persona del equipo te contacta para hablar de eso.",
	],
	[
		"¿Dan soporte después de que quede andando?",
		"Sí, el cuarto paso es acompañarte: cada mes leemos contigo las conversaciones, corregimos lo que haga falta y medimos.",
	],
	[
		"Somos apenas cuatro personas, ¿no es mucho para nosotros?",
		"Ayudamos a negocios pequeños y medianos a atender mejor a sus clientes con IA y automatización. Si tus clientes preguntan antes de comprar, sirve. ¿A qué se dedica tu negocio?",
	],
	[
		"¿Esto reemplaza a mis recepcionistas?",
		"No, les quita lo repetido. El asistente contesta lo de siempre y le pasa a una persona, con resumen, lo que sí la necesita.",
	],
	[
		"Ya tuve un chatbot y fue un desastre, la gente lo odiaba. ¿Qué tiene de distinto esto?",
		"Lamento que hayas tenido esa experiencia. Nuestro asistente contesta solo con lo que tú apruebas, y si no encuentra el dato lo dice y pasa la conversación a una persona. ¿Qué era lo que más le molestaba a tu gente?",
	],
	[
		"¿Y por qué no uso ChatGPT directamente?",
		"Se parece en que conversa, pero este es para tu negocio: contesta solo con lo que tú apruebas, con tus precios, políticas y catálogo. Y si no encuentra el dato, lo dice y le pasa la conversación a una persona.",
	],
	[
		"¿Quién fundó la firma?",
		"La fundaron Laura Cifuentes, Tomás Arbeláez y Sara Nieto en 2022. En la página del equipo puedes ver qué hace cada quien.",
	],
	[
		"¿Dónde están ubicados?",
		"Estamos en Bogotá, y trabajamos con pequeñas y medianas empresas de Colombia y América Latina.",
	],
	[
		"¿Trabajan con empresas de México?",
		"Trabajamos con pequeñas y medianas empresas de Colombia y América Latina, y todo el proceso se puede hacer a distancia. ¿En qué parte de México estás?",
	],
	[
		"¿Entiende los audios de WhatsApp?",
		"NPSie transcribe y entiende los audios que dejan tus clientes, y avisa el mismo día cuando alguien está por irse. Si quieres, te preparo una propuesta con eso.",
	],
	[
		"Tengo un colegio privado y en matrículas nos llega un mundo de preguntas. ¿Tienen algo para colegios?",
		"En época de matrículas llegan las mismas preguntas, todas en la misma semana. El asistente las contesta con la información oficial que tú le entregas. Si alguien quiere inscribirse, toma sus datos y avisa a admisiones.",
	],
	[
		"Somos un taller con venta de repuestos en Medellín, ¿ustedes trabajan con ese gremio?",
		"El asistente le responde al cliente si hay el repuesto, si le sirve a su carro y cuándo lo atienden. También agenda el taller y le pasa al mostrador la venta armada. ¿Me compartes tu nombre y un correo para prepararte una propuesta?",
	],
	[
		"¿Cuál es la diferencia entre FCMsie y Contact Pilot?",
		"Contact Pilot es para el primer contacto: contesta al que llega, averigua si va a comprar y lo deja en tu CRM con el vendedor correcto. FCMsie es para servicio: resuelve lo que se repite y le pasa a una persona lo que sí la necesita. Se pueden combinar.",
	],
	[
		"¿NPSie hace encuestas?",
		"NPSie oye los mensajes de voz de tus clientes, separa lo que gustó de lo que hay que arreglar y avisa a tiempo quién se va molesto. Sobre encuestas no tengo información publicada, y no quiero adivinar.",
	],
	[
		"¿Qué necesitan de mí para arrancar?",
		"Tú pones lo que sabes de tus clientes: qué preguntan, tus políticas y tus precios. La parte técnica va por nuestra cuenta.",
	],
	[
		"¿Tengo que saber de sistemas o tener ingeniero?",
		"No, tranquilo. La parte técnica va por nuestra cuenta, y tú pones lo que sabes de tus clientes.",
	],
	[
		"¿Con qué modelo de IA trabajan, GPT o Claude?",
		"Sobre eso no tengo información publicada, y no quiero adivinar. El equipo te la puede responder desde la página de contacto.",
	],
	[
		"¿Puedo pagar con tarjeta en cuotas?",
		"Sobre formas de pago no tengo información publicada, y no quiero adivinar. El equipo te la puede responder desde la página de contacto. ¿Quieres que una persona te escriba?",
	],
	[
		"¿Tienen certificación ISO 27001?",
		"Sobre eso no tengo información publicada, y no quiero adivinar. Lo que sí te puedo decir es que los datos que dejas en este sitio los usamos solo para responderte y preparar tu propuesta, como manda la Ley 1581 de 2012.",
	],
	[
		"¿Me puedes agendar el diagnóstico para el jueves a las 3?",
		"Yo no puedo agendarlo directamente desde aquí, pero lo reservas tú en la página del Audit Express. Son 30 minutos, es gratis y no compromete a nada.",
	],
	[
		"¿Cuántos empleados tienen ustedes?",
		"Ese dato no lo tengo publicado, y no quiero adivinar. El equipo te lo puede responder desde la página de contacto.",
	],
	[
		"¿Y si no me gusta me devuelven la plata?",
		"Entiendo la preocupación. Sobre eso no tengo información publicada, y no quiero adivinar. ¿Quieres que una persona del equipo te contacte?",
	],
	[
		"Tengo una agencia de viajes de 12 personas y usamos Kommo, ¿qué nos serviría?",
		"Para turismo tenemos Travel AI Booster: cotiza y reserva con tus tarifas y tu disponibilidad, y atiende en más de 20 idiomas. El asistente se conecta con el CRM que ya uses. ¿Por dónde te escriben más tus clientes?",
	],
	[
		"Mil gracias, me quedó claro. ¿Qué sigue entonces?",
		"¡Con mucho gusto! Si quieres, te preparo una propuesta: es un PDF con lo que nos contaste, lo que te recomendamos y los pasos del trabajo. ¿Me dices tu nombre y tu correo?",
	],
];
