import { pathTo } from "../../../content/addresses.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { forms } from "../../../content/forms/list.ts";
import { hourText } from "../../../content/locale.ts";
import type { Example } from "../../preview/example.ts";
import { ReceivedScreen } from "./received-screen.tsx";

export default [
	{
		title: "ReceivedScreen after the contact form",
		full: true,
		render: (language) => {
			const words = forms[language];
			const { contact, responseTime } = words;
			const action = fillBlanks(responseTime.willWrite, { who: "Laura Cifuentes" });
			const again = pathTo("contact", language);
			return (
				<ReceivedScreen
					words={words}
					message={contact.success}
					responseTime={fillBlanks(responseTime.open, { action, to: hourText(18, language) })}
					again={again}
					received={{ reference: "7F3K-29AB", isMailed: true }}
				/>
			);
		},
	},
] satisfies Example[];
