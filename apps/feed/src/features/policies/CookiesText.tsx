import { brand } from '@maidan/brand/brand';
import { TextList, TextSection } from './TextPage.tsx';

/** The Cookies Policy that the login popup names; it is a part of the privacy page. */
export function CookiesText() {
  return (
    <TextSection id="cookies" title="Cookies Policy">
      <p>
        Cookies are small files a site stores in your browser. We use only those that {brand.name}
        needs to work or to do what you asked for. None are for advertising, and none belong to other companies.
      </p>
      <TextList
        items={[
          'A security cookie makes sure that what is sent in your name comes from our own pages. It ends with your visit.',
          'A login cookie lets you use this site and the league’s site with one login. It is deleted when you log out.',
          'A device cookie remembers for 400 days that you have logged in here, so that no one else can use up your login codes.',
          'A location cookie, only after “Allow Location”, remembers your part of town for one year.',
          'A language cookie remembers for one year the language that you read the league’s site in.',
        ]}
      />
      <p>
        So that you can read without a network, your browser keeps copies of pages and pictures that you opened, for 30
        days at most. Copies of what belongs to your account are deleted when you log out, and after seven days at the
        latest.
      </p>
      <p>
        Your browser also keeps some things for us that are not sent along with every page: your login, dark mode, the
        data saver, the sound setting and a form you have not finished. You can delete all of it in your browser’s
        settings; you are then logged out, and everything else works on.
      </p>
    </TextSection>
  );
}
