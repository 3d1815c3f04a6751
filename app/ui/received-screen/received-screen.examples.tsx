import { pathTo } from "../../../content/addresses.ts";
import { forms } from "../../../content/forms/list.ts";
import type { Example } from "../../preview/example.ts";
import { ReceivedScreen } from "./received-screen.tsx";

export default [
	{
		title: "ReceivedScreen after the contact form",
		full: true,
		render: (language) => {
			const words = forms[language];
			const { contact, next } = words;
			const again = pathTo("contact", language);
			return (
				<ReceivedScreen
					words={words}
					message={contact.success}
					next={next}
					again={again}
					reference="7F3K-29AB"
				/>
			);
		},
	},
] satisfies Example[];
