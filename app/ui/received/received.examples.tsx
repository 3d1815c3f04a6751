import { pathTo } from "../../../content/addresses.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { forms } from "../../../content/forms/list.ts";
import { hourText } from "../../../content/locale.ts";
import { login } from "../../../content/login/list.ts";
import type { Example } from "../../preview/example.ts";
import { Received } from "./received.tsx";
import { ReceivedScreen } from "./received-screen.tsx";

export default [
	{
		title: "Received, in the place of a form that was stored",
		render: (language) => (
			<Received message={forms[language].rights.success} reference="7F3K-29AB" isMailed again="" />
		),
	},
	{
		title: "Received with what happens next",
		render: (language) => {
			const { sent, sentNext } = login[language].forgotten;
			return <Received message={sent} next={sentNext} />;
		},
	},
	{
		title: "ReceivedScreen after the contact form",
		full: true,
		render: (language) => {
			const { contact, responseTime } = forms[language];
			const action = fillBlanks(responseTime.willWrite, { who: "Laura Cifuentes" });
			const again = pathTo("contact", language);
			return (
				<ReceivedScreen
					message={contact.success}
					responseTime={fillBlanks(responseTime.open, { action, to: hourText(18, language) })}
					again={again}
					received={{ reference: "7F3K-29AB", isMailed: true }}
				/>
			);
		},
	},
] satisfies Example[];
