import { Article } from "../../blog/article/article.tsx";
import type { Preview } from "./preview.server.ts";

export function PostPreview({ preview, product }: { preview: Preview; product: string }) {
	const { article, text, language } = preview;
	return <Article post={article} text={text} language={language} product={product} url={article.path} />;
}
