import type { KnowledgeEntry } from "./schema.ts";

/** What the product does for a business. */
export const tasks = [
	{
		id: "enrollment",
		page: "industries",

		isWish: true,
		text: {
			es: {
				question: "¿Sirve para matrículas y admisiones?",
				answer:
					"El asistente contesta sobre admisiones, fechas, requisitos y becas con la información oficial que tú le das, recuerda las fechas hasta la matrícula y, si la persona quiere inscribirse, toma sus datos y le avisa a admisiones.",
			},
			en: {
				question: "Can it help with enrollment and admissions?",
				answer:
					"The assistant answers questions about admissions, dates, requirements and scholarships from the official information you give it, reminds families of dates until enrollment and, when someone wants to apply, takes their details and alerts admissions.",
			},
		},
	},
	{
		id: "donations",
		page: "industries",

		isWish: true,
		text: {
			es: {
				question: "¿Sirve para donantes y voluntarios?",
				answer:
					"El asistente cuenta en qué se usa cada aporte, deja donar por un enlace e inscribe voluntarios. Una fundación pequeña suele empezar por una sola cosa, como donantes o voluntarios, y crece cuando el equipo lo pide.",
			},
			en: {
				question: "Does it work for donors and volunteers?",
				answer:
					"The assistant explains what each gift does, lets people donate by link and signs up volunteers. A small nonprofit usually starts with one thing, like donors or volunteers, and grows when the team asks for it.",
			},
		},
	},
	{
		id: "bookings",
		page: "solutions",
		isWish: true,
		text: {
			es: {
				question: "¿Puede agendar citas o tomar reservas?",
				answer:
					"El asistente se conecta con tu agenda o tu sistema de reservas, ofrece los cupos que hay y le confirma al cliente la cita o la reserva.",
			},
			en: {
				question: "Can it book appointments or take reservations?",
				answer:
					"The assistant connects to your calendar or booking system, offers the open slots and confirms the appointment or the booking with the customer.",
			},
		},
	},
	{
		id: "reminders",
		page: "solutions",

		isWish: true,
		text: {
			es: {
				question: "¿Le recuerda al cliente su cita o su mantenimiento?",
				answer:
					"El asistente le recuerda al cliente la cita o la visita y la reprograma si hace falta, y en los talleres también avisa del próximo mantenimiento. Qué se recuerda en tu negocio, y cuándo, lo definimos contigo en el diagnóstico gratuito.",
			},
			en: {
				question: "Can it remind customers of an appointment or a service?",
				answer:
					"The assistant reminds customers of their appointment or visit and reschedules it if needed; for repair shops, it also reminds them of the next service. In the free diagnostic we work out with you what to remind people of in your business, and when.",
			},
		},
	},
	{
		id: "follow-up",
		page: "solutions",

		isWish: true,
		text: {
			es: {
				question: "¿Le hace seguimiento al que cotizó y no volvió?",
				answer:
					"Si alguien pregunta o pide cotización y no vuelve a escribir, el asistente le escribe de nuevo a tiempo, resuelve la duda que quedó y le avisa a tu equipo cuando la persona retoma.",
			},
			en: {
				question: "Does it follow up with people who asked and went quiet?",
				answer:
					"When someone asks or gets a quote and goes quiet, the assistant writes to them again at the right moment, answers any open question and lets your team know when they’re back.",
			},
		},
	},
	{
		id: "abandoned-carts",
		page: "solutions",

		isWish: true,
		text: {
			es: {
				question: "¿Cómo recupera un carrito abandonado?",
				answer:
					"Le escribe al cliente por el canal que usa, resuelve la duda que lo frenó y le deja el enlace para terminar la compra, sin descuentos que tú no hayas aprobado. De eso se encarga CPG CX AI.",
			},
			en: {
				question: "How does it win back an abandoned cart?",
				answer:
					"It writes to the customer on the channel they use, answers the question that stopped them and leaves the link to finish the purchase, with no discounts you haven’t approved. That’s CPG CX AI’s job.",
			},
		},
	},
	{
		id: "quotes",
		page: "method",

		isWish: true,
		text: {
			es: {
				question: "¿Contesta con mis precios? ¿Puede cotizar?",
				answer:
					"El asistente contesta con los precios y el catálogo que tú le das y apruebas, o con los de tu sistema cuando se conecta. Si un precio depende de algo, pregunta lo que falta; si no lo encuentra, no lo inventa: le pasa el caso a tu equipo con los datos listos.",
			},
			en: {
				question: "Does it answer with my prices? Can it quote?",
				answer:
					"The assistant answers with the prices and catalog you give it and approve, or with the ones in your system once it’s connected. If a price depends on something, it asks; if it can’t find one, it doesn’t make it up: it hands your team the case with the details ready.",
			},
		},
	},
	{
		id: "stock",
		page: "industries",

		isWish: true,
		text: {
			es: {
				question: "¿Puede decirle al cliente si hay existencias?",
				answer:
					"El asistente consulta las existencias en tu inventario, tu tienda en línea o tu sistema de facturación antes de responder, para no ofrecer lo que no hay. En el diagnóstico gratuito revisamos si el tuyo se puede conectar.",
			},
			en: {
				question: "Can it tell customers what’s in stock?",
				answer:
					"The assistant checks stock in your inventory, online store or billing system before answering, so it doesn’t offer what isn’t there. In the free diagnostic we check whether yours can be connected.",
			},
		},
	},
	{
		id: "orders",
		page: "industries",

		isWish: true,
		text: {
			es: {
				question: "¿Puede tomar pedidos o decir dónde va uno?",
				answer:
					"El asistente averigua qué quiere el cliente y le pasa a tu equipo el pedido armado; después le dice dónde va y recibe cambios y devoluciones. Dónde se anota cada pedido depende de los sistemas que uses, y eso se ve en el diagnóstico gratuito.",
			},
			en: {
				question: "Can it take orders or say where one is?",
				answer:
					"The assistant finds out what the customer wants and hands your team a ready-made order; afterward it tells the customer where it is and takes exchanges and returns. Where each order gets written down depends on your systems, and we look at that in the free diagnostic.",
			},
		},
	},
	{
		id: "lead-questions",
		page: "products",

		isWish: true,
		text: {
			es: {
				question: "¿Qué les pregunta a los interesados? ¿Filtra curiosos?",
				answer:
					"Pregunta lo que preguntaría un buen vendedor: qué busca la persona, para cuándo y con qué presupuesto. Con eso puntúa a cada interesado, y tu equipo ve primero a los que están listos para comprar.",
			},
			en: {
				question: "What does it ask leads? Does it filter out time-wasters?",
				answer:
					"It asks what a good salesperson would: what people are looking for, by when and on what budget. That gives each lead a score, so your team sees first the ones who are ready to buy.",
			},
		},
	},
	{
		id: "take-payments",
		page: "industries",
		isWish: true,
		text: {
			es: {
				question: "¿Mis clientes pueden pagar dentro del chat?",
				answer:
					"El asistente puede enviarle al cliente un enlace de pago en la misma conversación. Los medios de pago que acepta (tarjeta, PSE u otros) dependen de tu pasarela de pago, y eso se revisa en el diagnóstico gratuito.",
			},
			en: {
				question: "Can my customers pay in the chat?",
				answer:
					"The assistant can send customers a payment link right in the conversation. Which methods it takes (cards, PSE or others) depends on your payment gateway, and we check that in the free diagnostic.",
			},
		},
	},
	{
		id: "voice-calls",
		page: "products",
		unpublished: true,
		isWish: true,
		text: {
			es: {
				question: "¿Contesta llamadas o notas de voz?",
				answer:
					"Nuestros asistentes contestan por escrito: en la web, WhatsApp y correo. Contestar o hacer llamadas no está entre lo que ofrecemos aquí, y una persona te puede decir si se puede. Las notas de voz de tus clientes las oye NPSie: las transcribe y te avisa quién quedó molesto.",
			},
			en: {
				question: "Does it handle phone calls or voice notes?",
				answer:
					"Our assistants answer in writing: on the web, WhatsApp and email. Answering or making phone calls isn’t among what we offer here, so check that with a person. NPSie does listen to customers’ voice notes: it transcribes them and alerts you when someone is unhappy.",
			},
		},
	},
] as const satisfies readonly KnowledgeEntry[];
