import { staff } from "../../../content/staff/list.ts";
import type { Example } from "../../preview/example.ts";
import { AskFirstForm } from "./ask-first.tsx";

export default [
	{
		title: "AskFirst, closed until the first press",
		render: (language) => {
			const { consultation } = staff[language].lead;
			return (
				<AskFirstForm
					what={consultation.cancel}
					ask={consultation.cancelAsk}
					send={consultation.cancelSure}
				/>
			);
		},
	},
] satisfies Example[];
