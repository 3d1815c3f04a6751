import type { LegalFacts, LegalText } from "./schema.ts";

/** "Brisa Digital S.A.S. (Brisa), NIT 900.123.456-7, con domicilio en la calle 1 # 2-3, Bogotá" */
function company({ product, legalName, taxNumber, address, city }: LegalFacts): string {
	const name = legalName ? `${legalName} (${product})` : product;
	const number = taxNumber ? `, NIT ${taxNumber}` : "";
	return `${name}${number}, con domicilio en ${address ? `${address}, ` : ""}${city}, Colombia`;
}

export const es = (facts: LegalFacts): LegalText => ({
	summary: {
		title: `Privacidad y términos | ${facts.product}`,
		description:
			"Qué datos pedimos, para qué los usamos y cómo puedes consultarlos, corregirlos o borrarlos según la Ley 1581 de 2012. Y los términos de este sitio.",
		keywords: ["política de tratamiento de datos", "Ley 1581 de 2012", "habeas data", "términos de uso"],
	},
	heading: "Política de Privacidad y Términos de Servicio",
	updated: "Última actualización: {year}",
	contents: "En esta página",
	privacy: {
		title: "Política de tratamiento de datos",
		sections: [
			{
				id: "responsable",
				title: "1. Responsable del tratamiento",
				paragraphs: [
					`${company(facts)}, es responsable de los datos personales que entregas en este sitio. Nos encuentras en ${facts.email} y en el ${facts.phone.replaceAll(" ", "\u00a0")}.`,
				],
			},
			{
				id: "marco",
				title: "2. Marco legal",
				paragraphs: [
					"Tratamos tus datos según la Ley 1581 de 2012, el Decreto 1377 de 2013 y las demás normas colombianas de protección de datos personales.",
				],
			},
			{
				id: "datos",
				title: "3. Datos personales que recolectamos",
				paragraphs: [
					"Los que tú escribes: nombre, correo, teléfono, empresa y lo que nos cuentas en el chat o en un formulario. Lo que no está marcado como obligatorio puedes dejarlo vacío.",
					"Si tienes una cuenta de cliente: tu usuario, una huella de tu contraseña (nunca la contraseña), tu segundo factor si lo activas, las sesiones abiertas con su dirección IP y el nombre del navegador o dispositivo, cuándo abriste el portal por última vez, y un registro de lo que se hizo con la cuenta.",
					"Si comentas un artículo: tu nombre, tu correo (que no se publica) y tu comentario. Si te suscribes al blog: tu correo, el idioma y cuándo confirmaste o cancelaste. Si pides que recordemos tu nombre y tu correo para comentar, quedan en una cookie de tu navegador.",
					"Al usar el sitio: contamos cuántas veces se ve cada página, cuántas personas leen cada artículo y desde qué sitio se llega, cuántas veces se abre el chat y qué se hace en las demos (abrir, reproducir, pausar, reiniciar, y en qué paso), sin guardar quién lo hizo. Y cuántas veces se envía un formulario o un mensaje, se registra un evento o se intenta entrar, junto a una huella (hash) de la dirección IP o del usuario, que se borra después de un día.",
					`No pedimos datos sensibles ni de menores de edad. Este sitio usa ${facts.thirdPartyAnalytics ? "las cookies necesarias" : "solo cookies necesarias"}: la de tu idioma, la de tu conversación con el asistente (y otra más, si abres aquí una conversación con el enlace que pediste por correo) y, si entras al portal, las de tu sesión. Tu navegador recuerda además el tema claro u oscuro y cómo dejaste el chat, guarda hasta que cierres la pestaña el mensaje que no has enviado, y si cambias de idioma a mitad de un formulario lleva lo escrito a la otra página y lo guarda en esa pestaña hasta que lo envíes o la cierres.`,
					"Un video dentro de un artículo no se carga hasta que lo presionas. Entonces llega desde YouTube o Vimeo, que reciben lo que tu navegador les dice (como tu dirección IP) y pueden usar sus propias cookies.",
					...(facts.thirdPartyAnalytics
						? [
								"Solo si nos lo permites, herramientas de otras empresas (Google, HubSpot) miden tu visita con sus cookies: te lo preguntamos antes y puedes cambiar de opinión al final de cada página.",
							]
						: []),
				],
			},
			{
				id: "usos",
				title: "4. Finalidad",
				paragraphs: [
					"Usamos tus datos para responderte, preparar tu propuesta o tu diagnóstico y dar seguimiento a lo que pediste. Los de tu cuenta, para que entres al portal, veas qué sesiones tienes abiertas y nadie más entre.",
					"Lo que contamos del sitio y de las demos sirve para mejorarlos, y las huellas, para que nadie sature el sitio ni adivine contraseñas. Para nada más.",
					"No los vendemos ni los alquilamos. Solo te escribimos con novedades si te suscribes, y puedes cancelar cuando quieras. Los guardamos mientras hagan falta para estos fines o lo exija la ley.",
				],
			},
			{
				id: "derechos",
				title: "5. Derechos del titular",
				paragraphs: [
					"Puedes conocer, actualizar y rectificar tus datos; pedir que los suprimamos; revocar tu autorización, y consultar qué uso les dimos. También puedes quejarte ante la Superintendencia de Industria y Comercio.",
					"Es gratis: usa el formulario de esta página o escríbenos. Respondemos las consultas en un máximo de 10 días hábiles y los reclamos en un máximo de 15.",
				],
			},
			{
				id: "seguridad",
				title: "6. Seguridad",
				paragraphs: [
					"Los datos viajan cifrados, solo los ve quien te atiende y los enlaces a documentos vencen. Nuestros proveedores de alojamiento y correo los tratan por encargo nuestro y con las mismas obligaciones.",
				],
			},
		],
	},
	terms: {
		title: "Términos de uso",
		sections: [
			{
				id: "aceptacion",
				title: "1. Aceptación",
				paragraphs: [
					"Al usar este sitio aceptas estos términos. Si no estás de acuerdo, por favor no lo uses.",
				],
			},
			{
				id: "servicios",
				title: "2. Servicios",
				paragraphs: [
					"Aquí encuentras información sobre nuestros servicios, un asistente que responde con lo publicado en el sitio y formularios para contactarnos. Los servicios mismos se acuerdan en un contrato aparte.",
					"El asistente es un programa: sus respuestas y las propuestas que genera son orientativas hasta que una persona del equipo las confirme por escrito.",
				],
			},
			{
				id: "condiciones",
				title: "3. Condiciones de uso",
				paragraphs: [
					"Usa el sitio para informarte y contactarnos, con datos tuyos y verdaderos. No intentes dañarlo, sobrecargarlo ni entrar donde no tienes permiso.",
					"Las demostraciones son simulaciones, y las cifras describen resultados de nuestros proyectos: no garantizan los tuyos.",
				],
			},
			{
				id: "propiedad",
				title: "4. Propiedad intelectual",
				paragraphs: [
					`Los textos, dibujos y programas de este sitio son de ${facts.product} o de quienes se los licencian. Puedes compartir sus enlaces; para copiar su contenido, pídenos permiso.`,
				],
			},
			{
				id: "responsabilidad",
				title: "5. Limitación de responsabilidad",
				paragraphs: [
					"Trabajamos para que el sitio sea exacto y funcione siempre, pero puede tener errores o interrupciones. Respondemos por los daños que causemos con culpa o dolo, hasta donde la ley lo exige.",
				],
			},
			{
				id: "confidencialidad",
				title: "6. Confidencialidad",
				paragraphs: [
					"Lo que nos cuentas de tu negocio no se lo contamos a nadie. Si quieres, firmamos un acuerdo de confidencialidad antes de hablar.",
				],
			},
			{
				id: "ley",
				title: "7. Ley aplicable",
				paragraphs: [
					"Estos términos se rigen por la ley colombiana, y los jueces de Bogotá son los competentes. Si los cambiamos, lo publicamos aquí antes de que empiecen a regir.",
				],
			},
		],
	},
	rights: {
		title: "Ejercer sus Derechos",
		intro:
			"Pide ver, corregir o borrar tus datos. Guardamos la solicitud, te damos un número de referencia y te respondemos en el plazo que manda la ley.",
		terms: "Consultas: máximo 10 días hábiles. Reclamos: máximo 15.",
	},
});
