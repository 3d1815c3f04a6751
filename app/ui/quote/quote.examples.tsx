import { cases } from "../../../content/cases/list.ts";
import type { Example } from "../../preview/example.ts";

export default [
	{
		title: "The words of a client, quoted as its language does",
		render: (language) => <blockquote className="quote intro">{cases[0].text[language].quote}</blockquote>,
	},
] satisfies Example[];
