import { staff } from "../../../content/staff/list.ts";
import type { Example } from "../../preview/example.ts";
import { ShortForm } from "../form/short-form.tsx";
import { AskFirst } from "./ask-first.tsx";

export default [
	{
		title: "AskFirst, closed until the first press",
		render: (language) => {
			const { session } = staff[language].lead;
			return (
				<AskFirst what={session.cancel} ask={session.cancelAsk}>
					<ShortForm failure={null} send={session.cancelSure} look="small" />
				</AskFirst>
			);
		},
	},
] satisfies Example[];
