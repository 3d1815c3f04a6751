import { pathTo } from "../../../content/addresses.ts";
import { industries } from "../../../content/industries/list.ts";
import type { Example } from "../../preview/example.ts";
import { homeText } from "../../preview/home-text.ts";
import { FilterLinks } from "./filter-links.tsx";

export default [
	{
		title: "FilterLinks, the second one chosen",
		render: (language) => {
			const path = pathTo("industries", language);
			const { question, all } = homeText[language].industries;
			const choices = industries.map(({ id, text }) => ({ id, name: text[language].name, path }));
			return (
				<FilterLinks
					label={question}
					choices={[{ id: "", name: all, path }, ...choices]}
					chosen={industries[0].id}
				/>
			);
		},
	},
] satisfies Example[];
