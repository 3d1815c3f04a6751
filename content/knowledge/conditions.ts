import type { KnowledgeEntry } from "./schema.ts";

/** What it costs, and under which terms. */
export const conditions = [
	{
		id: "price",
		page: "contact",
		text: {
			es: {
				question: "¿Cuánto cuesta?",
				answer:
					"El precio depende de por dónde te escriben tus clientes y de qué haya que conectar, así que no hay una tarifa fija. El diagnóstico gratuito te deja un alcance claro, y una persona del equipo te confirma el valor por escrito.",
			},
			en: {
				question: "How much does it cost?",
				answer:
					"The price depends on where your customers write to you and what has to be connected, so there’s no set rate. The free diagnostic gives you a clear scope, and a person on the team confirms the cost in writing.",
			},
		},
	},
	{
		id: "contract-term",
		page: "method",
		unpublished: true,
		text: {
			es: {
				question: "¿Hay permanencia mínima o contrato a un año?",
				answer:
					"La permanencia, el plazo y el tipo de contrato se acuerdan por escrito con una persona, después del diagnóstico gratuito. Eso sí: en cualquiera de los cuatro pasos puedes parar.",
			},
			en: {
				question: "Is there a minimum term or a lock-in?",
				answer:
					"The term and the type of contract are agreed on in writing with a person, after the free diagnostic. What we can tell you is that you can stop at any of the four steps.",
			},
		},
	},
	{
		id: "payment-terms",
		page: "contact",
		unpublished: true,
		text: {
			es: {
				question: "¿Cómo se paga? ¿Hay cuotas o descuentos?",
				answer:
					"Una persona del equipo acuerda contigo por escrito, después del diagnóstico gratuito, si pagas cada mes o de una vez, con qué medio y si hay cuotas o descuentos.",
			},
			en: {
				question: "How do I pay? Are there installments or discounts?",
				answer:
					"After the free diagnostic, someone on our team agrees with you in writing on how you pay, whether monthly or all at once, and on any installments or discounts.",
			},
		},
	},
	{
		id: "commission",
		page: "contact",
		unpublished: true,
		text: {
			es: {
				question: "¿Cobran comisión por reserva o por venta?",
				answer:
					"Las reservas y ventas que cierra el asistente son directas, sin comisión de agencia. Cómo cobramos nosotros depende del alcance y te lo confirma por escrito una persona del equipo después del diagnóstico gratuito.",
			},
			en: {
				question: "Do you charge a commission per booking or sale?",
				answer:
					"Bookings and sales the assistant closes are direct, with no agency commission. How we charge for our work depends on the scope, and a person on the team confirms it in writing after the free diagnostic.",
			},
		},
	},
	{
		id: "free-trial",
		page: "demos",
		unpublished: true,
		text: {
			es: {
				question: "¿Puedo probarlo gratis antes de contratar?",
				answer:
					"El diagnóstico de 30 minutos y las demos son gratis, y las demos las recorres sin registrarte. Un mes de prueba o un piloto gratis no lo anunciamos, pero puedes pedir una demo hecha con las respuestas de tu negocio.",
			},
			en: {
				question: "Can I try it for free first?",
				answer:
					"The 30-minute diagnostic and the demos are free, and you can go through the demos without signing up. We don’t advertise a free trial or a pilot, but you can ask for a demo built with your own answers.",
			},
		},
	},
	{
		id: "cancel",
		page: "method",
		unpublished: true,
		text: {
			es: {
				question: "¿Cómo cancelo si ya no quiero seguir?",
				answer:
					"En cualquiera de los cuatro pasos puedes parar y te quedas con lo que ya recibiste. Cómo se cancela después, y con cuánto aviso, se acuerda por escrito con una persona del equipo.",
			},
			en: {
				question: "How do I cancel if I want to leave?",
				answer:
					"You can stop at any of the four steps and keep what you’ve received so far. How to cancel after that, and with how much notice, is agreed on in writing with a person on the team.",
			},
		},
	},
	{
		id: "refund",
		page: "contact",
		unpublished: true,
		text: {
			es: {
				question: "¿Devuelven la plata si no funciona?",
				answer:
					"Las condiciones, también las de una devolución, se acuerdan por escrito con una persona después del diagnóstico, que es gratis y sin compromiso. Un resultado no lo garantizamos de antemano.",
			},
			en: {
				question: "Do I get my money back if it doesn’t work?",
				answer:
					"Terms, including refunds, are agreed on in writing with a person after the diagnostic, which is free, with no obligation. We don’t guarantee a result in advance.",
			},
		},
	},
	{
		id: "liability",
		page: "legal",
		unpublished: true,
		text: {
			es: {
				question: "¿Quién asume una pérdida que cause el asistente?",
				answer:
					"Quién asume una pérdida se acuerda por escrito, en un contrato aparte. Para evitar errores, el asistente contesta solo con lo que tú apruebas; si no encuentra el dato, lo dice y le pasa la conversación a una persona.",
			},
			en: {
				question: "Who is liable if the assistant causes a loss?",
				answer:
					"Who covers a loss is set out in writing, in a separate contract. To prevent mistakes, the assistant answers only with what you approve, and if it can’t find something it says so and brings in a person.",
			},
		},
	},
	{
		id: "invoice",
		page: "contact",
		unpublished: true,
		text: {
			es: {
				question: "¿Cómo facturan? ¿Con IVA y en qué moneda?",
				answer:
					"La factura, la moneda y los impuestos quedan claros por escrito, junto con el alcance y el valor, después del diagnóstico gratuito.",
			},
			en: {
				question: "How do you invoice? In what currency?",
				answer:
					"Invoicing, currency and taxes are agreed on in writing, together with the scope and the cost, after the free diagnostic.",
			},
		},
	},
	{
		id: "nda",
		page: "legal",
		text: {
			es: {
				question: "¿Firman un acuerdo de confidencialidad?",
				answer:
					"Lo que nos cuentas de tu negocio no se lo contamos a nadie. Si quieres, firmamos un acuerdo de confidencialidad antes de hablar.",
			},
			en: {
				question: "Will you sign a confidentiality agreement?",
				answer:
					"What you tell us about your business stays with us. If you like, we’ll sign a confidentiality agreement before we talk.",
			},
		},
	},
	{
		id: "compliance",
		page: "legal",
		unpublished: true,
		text: {
			es: {
				question: "¿Tienen certificaciones como ISO o SOC 2?",
				answer:
					"Los datos personales que dejas aquí los tratamos según la Ley 1581 de 2012 y el Decreto 1377 de 2013, y puedes quejarte ante la Superintendencia de Industria y Comercio. No anunciamos certificaciones como ISO 27001 o SOC 2; eso y las historias clínicas se hablan con el equipo.",
			},
			en: {
				question: "Do you hold certifications like ISO or SOC 2?",
				answer:
					"We handle the personal data you leave here under Colombia’s Law 1581 of 2012 and Decree 1377 of 2013, and you may complain to the Superintendence of Industry and Commerce. We don’t advertise certifications like ISO 27001 or SOC 2; ask the team about those, and about health records.",
			},
		},
	},
] as const satisfies readonly KnowledgeEntry[];
