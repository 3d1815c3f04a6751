import type { Brand } from "../../../config/env.ts";
import type { Comment } from "../../../domain/blog/comments/comment.ts";
import type { Post } from "../../../domain/blog/posts/post.ts";
import type { Subscriber } from "../../../domain/blog/subscribers/subscriber.ts";
import type { Mail } from "../../../domain/mail/mailer.ts";
import { commentApproved, commentNotice } from "../../../domain/mail/messages/comment.ts";
import { newsletterConfirm, postMail } from "../../../domain/mail/messages/newsletter.ts";
import type { MailPictures } from "../../../domain/mail/pictures.ts";
import type { Language } from "../../../shared/language.ts";

const at = "2026-11-21T15:00:00.000Z";

const commentText = {
	es: "Nos pasa igual los puentes. ¿Cómo hacen con los grupos?",
	en: "The same happens to us on long weekends. What do you do about groups?",
} satisfies Record<Language, string>;

type Common = { id: string; brand: Brand; publicUrl: string; pictures?: MailPictures };

export async function blogMails(language: Language, common: Common): Promise<Record<string, Mail>> {
	const { title, excerpt, content } = articles[language];
	const post: Post = {
		id: "post",
		storyId: "post",
		language,
		slug: "domingos",
		title,
		excerpt,
		content,
		html: "",
		category: "casos-exito",
		tags: [],
		cover: null,
		readTime: 4,
		views: 0,
		author: { name: "Laura Cifuentes", key: "laura-cifuentes", image: null, bio: null, linkedIn: null },
		publishedAt: at,
		createdAt: at,
		updatedAt: at,
	};
	const subscriber: Subscriber = {
		id: "s",
		email: "ana@hotelbrisa.example",
		mailbox: "ana@hotelbrisa.example",
		language,
		token: "t",
		state: "confirmed",
		createdAt: at,
		askedAt: at,
		confirmedAt: at,
		cancelledAt: null,
		consentVersion: "2026-11",
	};
	const comment: Comment = {
		id: "c",
		reference: "7KQ4-M2XA",
		postId: "post",
		parentId: null,
		language,
		createdAt: at,
		name: "Ana Gómez",
		email: subscriber.email,
		text: commentText[language],
		state: "approved",
		consentVersion: "2026-11",
		consentRevokedAt: null,
	};
	return {
		"comment-notice": await commentNotice({
			...common,
			to: common.brand.email,
			language,
			comment,
			post,
		}),
		"comment-approved": await commentApproved({ ...common, comment, post }),
		"newsletter-confirm": await newsletterConfirm({ ...common, subscriber }),
		"post-mail": await postMail({ ...common, subscriber, post }),
	};
}

const articles = {
	es: {
		title: "Los domingos contestan solos",
		excerpt: "Qué pasa con las reservas cuando el hotel duerme y los clientes no.",
		content: `Un cliente escribe el domingo a las 9 p. m. **Nadie contesta** hasta el lunes, y ya reservó en [otro lado](/blog).

## Lo que medimos

| Cuándo escribe | Primera respuesta | Reserva |
|---|---|---|
| Entre semana | 12 minutos | Casi siempre |
| Domingo de noche | 11 horas | Casi nunca[^1] |

> Responder rápido es la mitad. La otra mitad es preguntar bien.

1. Anota a qué hora llegó cada mensaje.
2. Anota cuánto tardó la respuesta.

- [x] Revisar veinte conversaciones
- [ ] Escribir las preguntas que se repiten

### Para quien programa

La hora llega así, en \`America/Bogota\`:

\`\`\`json
{ "recibido": "2026-11-15T21:04:00-05:00", "canal": "chat" }
\`\`\`

https://www.youtube.com/watch?v=abc

[^1]: En la muestra de un mes.
`,
	},
	en: {
		title: "Sundays answer themselves",
		excerpt: "What happens to bookings while the hotel sleeps and its guests don’t.",
		content: `A guest writes on Sunday at 9 p.m. **Nobody answers** until Monday, and by then the booking is [elsewhere](/en/blog).

## What we measured

| When they write | First answer | Booking |
|---|---|---|
| On weekdays | 12 minutes | Almost always |
| Sunday night | 11 hours | Hardly ever[^1] |

> Answering fast is half of it. The other half is asking well.

1. Write down when each message came.
2. Write down how long the answer took.

- [x] Read twenty conversations
- [ ] Write down the questions that keep coming back

### For whoever writes code

The hour arrives like this, in \`America/Bogota\`:

\`\`\`json
{ "received": "2026-11-15T21:04:00-05:00", "channel": "chat" }
\`\`\`

https://www.youtube.com/watch?v=abc

[^1]: In one month’s sample.
`,
	},
} satisfies Record<Language, { title: string; excerpt: string; content: string }>;
