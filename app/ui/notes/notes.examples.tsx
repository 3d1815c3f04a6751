import type { Example } from "../../preview/example.ts";
import { homeText } from "../../preview/home-text.ts";
import { Notes } from "./notes.tsx";

export default [
	{
		title: "Notes of the assistant about a lead",
		render: (language) => <Notes list={homeText[language].hero.example.facts} />,
	},
] satisfies Example[];
