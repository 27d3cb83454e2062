import { useNavigate } from 'react-router-dom';
import { keepToken } from './call';

export function Dashboard() {
  const navigate = useNavigate();
  const logOut = () => {
    keepToken(null);
    void navigate('/');
  };
  return (
    <>
      <h1>Welcome</h1>
      <button type="button" onClick={logOut}>
        Logout
      </button>
    </>
  );
}
