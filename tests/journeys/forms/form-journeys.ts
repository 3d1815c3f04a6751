/** Each form's page, and what it says, in both languages. */
export const journeys = [
	{
		language: "es",
		contact: "/contacto",
		audit: "/audit",
		legal: "/legal",
		sent: "¡Mensaje enviado exitosamente! Te contactaremos pronto.",
		booked: "¡Gracias! Te contactaremos para agendar tu Audit Express.",
		asked: /Te respondemos a más tardar el/,
		answers:
			/^Te escribe una persona del equipo(\. Hoy atendemos hasta las| hoy, desde las| el \S+\s\d+ desde las) \d\s[ap]\.\sm\.$/,
		mailed: "Te enviamos la confirmación por correo.",
	},
	{
		language: "en",
		contact: "/en/contact",
		audit: "/en/audit",
		legal: "/en/legal",
		sent: "Message sent! We’ll be in touch soon.",
		booked: "Thank you! We’ll contact you to schedule your Audit Express.",
		asked: /We’ll answer by/,
		answers: /^A person on our team will write to you.* \d\s[ap]\.m\..*Colombia time\.$/,
		mailed: "We’ve emailed you a confirmation.",
	},
];
